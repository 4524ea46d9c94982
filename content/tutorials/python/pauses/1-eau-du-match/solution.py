equipe = input("Équipe ? ")
joueurs = int(input("Combien de joueurs ? "))
sachets = joueurs * 2
print(equipe.strip().upper())
print(f"{sachets} sachets : {sachets * 50} FCFA")
