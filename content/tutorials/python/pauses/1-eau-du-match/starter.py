equipe = input("Équipe ? ")
# à toi : le nombre de joueurs, puis les deux lignes
