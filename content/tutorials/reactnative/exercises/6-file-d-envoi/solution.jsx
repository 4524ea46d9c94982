import AsyncStorage from
  "@react-native-async-storage/async-storage";
import { useEffect, useRef, useState } from "react";
import {
  Pressable, Text, TextInput, View,
} from "react-native";

const haut = { minHeight: 48 };

async function lire() {
  try {
    const texte = await AsyncStorage.getItem("notes");
    const lu = JSON.parse(texte);
    return lu.every((n) => typeof n === "string") ? lu : [];
  } catch {
    return [];
  }
}

export default function Carnet({ envoyer }) {
  const [texte, setTexte] = useState("");
  const [notes, setNotes] = useState(null);
  const occupe = useRef(false);
  useEffect(() => { lire().then(setNotes); }, []);
  useEffect(() => {
    if (notes) AsyncStorage.setItem("notes",
      JSON.stringify(notes)).catch(() => {});
  }, [notes]);
  if (!notes) return <Text>Un instant…</Text>;
  const noter = () => {
    if (texte.trim() === "") return;
    setNotes([...notes, texte.trim()]);
    setTexte("");
  };
  const vider = async () => {
    if (occupe.current) return;
    occupe.current = true;
    try {
      for (const note of notes) {
        await envoyer(note);
        setNotes((avant) => avant.slice(1));
      }
    } catch {} // sans réseau, la suite attend
    occupe.current = false;
  };
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Notes</Text>
      <TextInput aria-label="Note" style={haut}
        value={texte} onChangeText={setTexte} />
      <Pressable role="button" style={haut} onPress={noter}>
        <Text>Garder</Text>
      </Pressable>
      <Pressable role="button" style={haut} onPress={vider}>
        <Text>Envoyer</Text>
      </Pressable>
      <Text role="status">{notes.length} à envoyer</Text>
    </View>
  );
}
