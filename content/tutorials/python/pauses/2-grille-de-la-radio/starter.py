debut = int(input("Début ? "))
fin = int(input("Fin ? "))
# à toi : une ligne par heure, puis la phrase de fin
