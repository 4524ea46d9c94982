import { useState } from "react";
import {
  Pressable, SectionList, Text, TextInput, View,
} from "react-native";
import { contacts } from "./contacts.js";

function nu(texte) {
  return texte.trim().normalize("NFD")
    .replace(/\p{Mn}/gu, "").toLowerCase();
}

function groupes(liste) {
  const rangee = liste.toSorted(
    (a, b) => a.nom.localeCompare(b.nom, "fr"));
  const villages = new Set(liste.map((c) => c.village));
  const titres = [...villages].sort(
    (a, b) => a.localeCompare(b, "fr"));
  return titres.map((title) => ({
    title,
    data: rangee.filter((c) => c.village === title),
  }));
}

export default function Annuaire({ onAppel }) {
  const [motif, setMotif] = useState("");
  const vus = contacts.filter((c) =>
    nu(`${c.nom} ${c.role}`).includes(nu(motif)));
  const n = vus.length;
  const annonce = n === 0 ? "Aucun contact"
    : `${n} contact${n > 1 ? "s" : ""}`;
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Annuaire</Text>
      <TextInput aria-label="Nom ou métier"
        value={motif} onChangeText={setMotif} />
      <Text aria-live="polite">{annonce}</Text>
      <SectionList
        sections={groupes(vus)}
        keyExtractor={(c) => String(c.id)}
        renderSectionHeader={({ section }) => (
          <Text role="heading" aria-level={2}>
            {section.title}
          </Text>
        )}
        renderItem={({ item }) => (
          <Pressable role="button" style={{ minHeight: 48 }}
            onPress={() => onAppel(item.tel)}>
            <Text>Appeler {item.nom}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}
