import { useState } from 'react';
import { Text, View } from 'react-native';
import Carnet from './exercice.jsx';

const serveur = { essais: 0, recues: [] };

/** Imite un réseau lent, qui tombe au deuxième envoi. */
async function imiter(texte) {
  serveur.essais += 1;
  const rang = serveur.essais;
  await new Promise((fini) => setTimeout(fini, 5));
  if (rang === 2) throw new Error('pas de réseau');
  serveur.recues.push(texte);
}

export default function Page() {
  const [recues, setRecues] = useState('');
  const envoyer = async (texte) => {
    await imiter(texte);
    setRecues(serveur.recues.join(', '));
  };
  return (
    <View>
      <Carnet envoyer={envoyer} />
      <Text testID="recues">{recues}</Text>
    </View>
  );
}
