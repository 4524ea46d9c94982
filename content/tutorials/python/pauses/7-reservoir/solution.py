class Reservoir:
    def __init__(self, capacite):
        self.capacite = capacite
        self.litres = 0

    def remplir(self, litres):
        """Ajoute de l'eau, sans dépasser la capacité."""
        total = self.litres + litres
        self.litres = min(total, self.capacite)

    def arroser(self, litres):
        """Prend de l'eau, ou lève une ValueError."""
        if litres > self.litres:
            raise ValueError(f"il reste {self.litres} L")
        self.litres -= litres

    def __str__(self):
        return f"{self.litres} L sur {self.capacite}"
