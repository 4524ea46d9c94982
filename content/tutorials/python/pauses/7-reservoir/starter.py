class Reservoir:
    def __init__(self, capacite):
        self.capacite = capacite
        self.litres = 0

    # à toi : remplir, arroser, __str__
