import { Pressable, Text } from "react-native";

// titre est dessiné, nom est lu à voix haute.
export default function Bouton({
  titre, nom, bloque = false, onPress,
}) {
  return (
    <Pressable
      role="button"
      aria-label={nom}
      disabled={bloque}
      onPress={onPress}
      style={{
        minHeight: 48,
        minWidth: 48,
        justifyContent: "center",
      }}
    >
      <Text>{titre}</Text>
    </Pressable>
  );
}
