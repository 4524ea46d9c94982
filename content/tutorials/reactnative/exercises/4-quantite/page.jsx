import { Text, View } from 'react-native';
import Quantite from './exercice.jsx';

const VALEURS = [14, 0, 2.5, 1_500_000, -3, null, Number.NaN];

export default function Page() {
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>
        Quantités
      </Text>
      {VALEURS.map((valeur) => (
        <View key={String(valeur)} testID="quantite">
          <Quantite valeur={valeur} />
        </View>
      ))}
      <View testID="quantite">
        <Quantite valeur={12} unite="seaux" />
      </View>
    </View>
  );
}
