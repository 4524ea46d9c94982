import { useState } from "react";
import {
  Pressable, Text, TextInput, View,
} from "react-native";

const haut = { minHeight: 48 };

// envoyer(texte) rend une promesse, qui échoue sans réseau.
export default function Carnet({ envoyer }) {
  const [texte, setTexte] = useState("");
  const [notes, setNotes] = useState([]);
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Notes</Text>
      <TextInput aria-label="Note" style={haut}
        value={texte} onChangeText={setTexte} />
      <Pressable role="button" style={haut}>
        <Text>Garder</Text>
      </Pressable>
      <Pressable role="button" style={haut}>
        <Text>Envoyer</Text>
      </Pressable>
      <Text role="status">{notes.length} à envoyer</Text>
    </View>
  );
}
