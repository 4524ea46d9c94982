releves = []
while True:
    texte = input("Pluie en mm : ")
    if texte == "fin":
        break
    if texte == "annuler":
        if releves:
            releves.pop()
    else:
        releves.append(int(texte))

if releves:
    print(f"Relevés : {releves}")
    print(f"Total : {sum(releves)} mm")
    print(f"Record : {max(releves)} mm")
else:
    print("Aucun relevé")
