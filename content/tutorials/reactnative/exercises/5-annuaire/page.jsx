import { useState } from 'react';
import { Text, View } from 'react-native';
import Annuaire from './exercice.jsx';

export default function Page() {
  const [appel, setAppel] = useState('');
  return (
    <View>
      <Annuaire onAppel={setAppel} />
      <Text testID="appel">{appel}</Text>
    </View>
  );
}
