"""Views, as autograd knows them: which operators give them, what is kept to make one anew, and how they are tracked."""
