import { useState } from 'react';
import { Text, View } from 'react-native';
import Bouton from './exercice.jsx';

export default function Page() {
  const [seaux, setSeaux] = useState(0);
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>
        Arrosage
      </Text>
      <Text aria-live="polite">{seaux} seaux</Text>
      <Bouton titre="+" nom="Ajouter un seau" onPress={() => setSeaux(seaux + 1)} />
      <Bouton
        titre="−"
        nom="Retirer un seau"
        bloque={seaux === 0}
        onPress={() => setSeaux(seaux - 1)}
      />
    </View>
  );
}
