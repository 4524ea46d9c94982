import { Text } from "react-native";

export default function Quantite({ valeur, unite = "kg" }) {
  return <Text>{String(valeur)}</Text>;
}
