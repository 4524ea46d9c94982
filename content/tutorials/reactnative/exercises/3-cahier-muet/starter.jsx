import { useState } from "react";
import {
  FlatList, Pressable, Text, TextInput, View,
} from "react-native";

const cible = { minHeight: 48 };
const DEBUT = [{ id: 1, kg: 4 }];

export default function Cahier() {
  const [saisie, setSaisie] = useState("");
  const [releves, setReleves] = useState(DEBUT);
  const total = releves.reduce((s, r) => s + r.kg, 0);

  const ajouter = () => {
    const id = releves.length + 1;
    releves.push({ id, kg: Number(saisie) });
    setReleves(releves);
    setSaisie("");
  };
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Récolte</Text>
      <TextInput
        aria-label="Poids"
        style={cible}
        value={saisie}
        onChange={setSaisie}
      />
      <Pressable role="button" style={cible}
        onPress={ajouter}>
        <Text>Ajouter</Text>
      </Pressable>
      <Text aria-live="polite">Total : {total} kg</Text>
      <FlatList
        data={releves}
        keyExtractor={(r) => String(r.id)}
        renderItem={({ item }) => (
          <Text testID="ligne">{item.kg} kg</Text>
        )}
      />
    </View>
  );
}
