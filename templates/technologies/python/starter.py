# À ÉCRIRE : le départ, qui rate un test au moins
def double(nombre):
    return 0
