import AsyncStorage from
  "@react-native-async-storage/async-storage";
import { useEffect, useRef, useState } from "react";
import { Pressable, Text, TextInput, View } from "react-native";

const cible = { minHeight: 48 };

async function lire() {
  try {
    const lu = JSON.parse(await AsyncStorage.getItem("notes"));
    const bonne = (n) => typeof n === "string";
    return Array.isArray(lu) && lu.every(bonne) ? lu : [];
  } catch {
    return [];
  }
}

export default function Carnet({ envoyer }) {
  const [texte, setTexte] = useState("");
  const [notes, setNotes] = useState(null);
  const occupe = useRef(false);
  useEffect(() => {
    lire().then(setNotes);
  }, []);
  useEffect(() => {
    if (!notes) return;
    AsyncStorage.setItem("notes", JSON.stringify(notes))
      .catch(() => {}); // plein : les notes restent à l'écran
  }, [notes]);
  if (!notes) return <Text>Un instant…</Text>;

  const garder = () => {
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
    } catch {
      // Le réseau manque : la suite attend.
    }
    occupe.current = false;
  };
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Notes</Text>
      <TextInput aria-label="Note" style={cible}
        value={texte} onChangeText={setTexte} />
      <Pressable role="button" style={cible}
        onPress={garder}>
        <Text>Garder</Text>
      </Pressable>
      <Pressable role="button" style={cible}
        onPress={vider}>
        <Text>Envoyer</Text>
      </Pressable>
      <Text aria-live="polite">{notes.length} à envoyer</Text>
    </View>
  );
}
