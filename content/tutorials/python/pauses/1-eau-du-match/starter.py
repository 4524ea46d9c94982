equipe = input("Équipe ? ")
# à toi : les joueurs, puis deux lignes
