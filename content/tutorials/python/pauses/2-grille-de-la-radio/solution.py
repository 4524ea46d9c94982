debut = int(input("Début ? "))
fin = int(input("Fin ? "))
for heure in range(debut, fin):
    if heure % 6 == 0:
        print(f"{heure} h : journal")
    elif heure % 2 == 0:
        print(f"{heure} h : musique")
    else:
        print(f"{heure} h : débat")
print("Fin des émissions")
