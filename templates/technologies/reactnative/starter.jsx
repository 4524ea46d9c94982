// À ÉCRIRE : le départ, qui rate un test au moins
import { Text, View } from 'react-native';

export default function Salut() {
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Bonjour</Text>
    </View>
  );
}
