debut = int(input("Début ? "))
fin = int(input("Fin ? "))
# à toi : les heures, puis la fin
