import { useState } from "react";
import { Pressable, Text, View } from "react-native";

const bouton = { minHeight: 48, justifyContent: "center" };

export default function Visite() {
  const [faites, setFaites] = useState(0);
  const finie = faites === total;
  const total = 3;
  const texte = finie
    ? "Visite finie" : `Étape ${faites + 1} sur ${total}`;

  const avancer = () => {
    setFaites(faites + 1);
    if (finie) return;
  };
  const reculer = () => {
    setFaites(faites - 1);
    if (faites === 0) return;
  };
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Visite</Text>
      <Text aria-live="polite">{texte}</Text>
      <Pressable role="button" style={bouton}
        onPress={avancer}>
        <Text>Étape suivante</Text>
      </Pressable>
      <Pressable role="button" style={bouton}
        onPress={reculer}>
        <Text>Étape précédente</Text>
      </Pressable>
    </View>
  );
}
