import { useState } from "react";
import { Pressable, Text, TextInput, View } from "react-native";

const cible = { minHeight: 48 };

// envoyer(texte) rend une promesse, qui échoue sans réseau.
export default function Carnet({ envoyer }) {
  const [texte, setTexte] = useState("");
  const [notes, setNotes] = useState([]);
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Notes</Text>
      <TextInput aria-label="Note" style={cible}
        value={texte} onChangeText={setTexte} />
      <Pressable role="button" style={cible}>
        <Text>Garder</Text>
      </Pressable>
      <Pressable role="button" style={cible}>
        <Text>Envoyer</Text>
      </Pressable>
      <Text aria-live="polite">{notes.length} à envoyer</Text>
    </View>
  );
}
