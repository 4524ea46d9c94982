print("Fin de la table")
nombre = int(input("Quelle table ? "))
resultat = nombre
for i in range(1, 11):
    resultat = resultat + nombre
    print(nombre, "x", i, "=", resultat)
