# À ÉCRIRE : la solution, qui les passe tous
def double(nombre):
    return 2 * nombre
