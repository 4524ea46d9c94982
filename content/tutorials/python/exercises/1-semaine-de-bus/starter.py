prix = int(input("Prix du trajet ? "))
reste = 2000
# à toi : cinq jours, puis « Fin de la semaine »
