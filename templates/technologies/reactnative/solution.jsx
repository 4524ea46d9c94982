// À ÉCRIRE : la solution, qui les passe tous
import { Text, View } from 'react-native';

export default function Salut() {
  return (
    <View role="main">
      <Text role="heading" aria-level={1}>Bonjour Awa</Text>
    </View>
  );
}
