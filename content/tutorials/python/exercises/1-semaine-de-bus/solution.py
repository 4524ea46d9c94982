prix = int(input("Prix du trajet ? "))
reste = 2000
for jour in range(1, 6):
    reste = reste - prix
    print("Jour", jour, ":", reste, "FCFA")
print("Fin de la semaine")
