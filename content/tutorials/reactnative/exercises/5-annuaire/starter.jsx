import { Text, TextInput, View } from "react-native";
import { contacts } from "./contacts.js";

export default function Annuaire({ onAppel }) {
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Annuaire</Text>
      <TextInput aria-label="Nom ou métier" />
      <Text aria-live="polite">
        {contacts.length} contacts
      </Text>
    </View>
  );
}
