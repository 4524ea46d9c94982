import { Pressable, Text } from "react-native";

// titre est dessiné, nom est lu à voix haute.
export default function Bouton({
  titre, nom, bloque = false, onPress,
}) {
  return (
    <Pressable
      role={___}
      aria-label={___}
      disabled={___}
      onPress={onPress}
      style={{
        minHeight: ___,
        minWidth: 48,
        justifyContent: "center",
      }}
    >
      <Text>{titre}</Text>
    </Pressable>
  );
}
