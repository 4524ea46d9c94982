import json


def noter(chemin, nom, numero):
    """Ajoute un contact, renvoie les noms triés."""
    try:
        with open(chemin, encoding="utf-8") as f:
            contacts = json.load(f)
    except FileNotFoundError:
        contacts = {}
    contacts[nom] = numero
    with open(chemin, "w", encoding="utf-8") as f:
        json.dump(contacts, f, ensure_ascii=False)
    return sorted(contacts)
