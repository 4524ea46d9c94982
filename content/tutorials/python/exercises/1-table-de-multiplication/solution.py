nombre = int(input("Quelle table ? "))
resultat = nombre
for i in range(1, 11):
    print(nombre, "x", i, "=", resultat)
    resultat = resultat + nombre
print("Fin de la table")
