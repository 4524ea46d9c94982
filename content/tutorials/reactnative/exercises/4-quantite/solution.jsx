import { Text } from "react-native";

export default function Quantite({ valeur, unite = "kg" }) {
  if (!Number.isFinite(valeur)) return <Text>–</Text>;
  const nombre = Math.abs(valeur).toLocaleString("fr-FR");
  const texte = `${nombre} ${unite}`;
  if (valeur >= 0) return <Text>{texte}</Text>;
  return (
    <Text style={{ color: "#9c2f13" }}>
      Perte de {texte}
    </Text>
  );
}
