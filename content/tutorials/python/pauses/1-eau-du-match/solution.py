equipe = input("Équipe ? ")
joueurs = int(input("Joueurs ? "))
sachets = joueurs * 2
prix = sachets * 50
print(equipe.strip().upper())
print(f"{sachets} sachets : {prix} FCFA")
