releves = []
while True:
    texte = input("Pluie en mm : ")
    break
# à toi : ranger, annuler, résumer
