import { chromiumVersion } from '../../page/chromium.ts';
import { PHONE_VIEWPORT } from '../../page/served-page.ts';
import type { Technology } from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { REACT, reactOf } from '../reactjs/react.ts';
import { typescriptVersion } from '../typescript/tsc.ts';

const TOOLCHAIN = 'reactnative';
/** Makes an application fill the screen, in a column, as what a phone puts around it. */
const STYLE = `<style>
html, body, #root { height: 100%; margin: 0 }
#root { display: flex; flex-direction: column }
</style>`;

export const reactnative: Technology = {
  name: 'reactnative',
  module: import.meta.filename,
  tutorial: 'reactnative',
  proof:
    'typé par tsc avec les types de React Native et d’Expo Router ; rendu par react-native-web dans un navigateur, pas sur un téléphone',
  extension: 'jsx',
  toolchains: [TOOLCHAIN, 'typescript', 'chromium'],
  version: () =>
    `les types de React Native ${packageVersion(TOOLCHAIN, 'react-native')}, ${typescriptVersion()}, react-native-web ${packageVersion(TOOLCHAIN, 'react-native-web')} dans ${chromiumVersion()} (pas sur un téléphone)`,
  ...reactOf({
    toolchain: TOOLCHAIN,
    modules: {
      ...REACT,
      '@react-native-async-storage/async-storage': '@react-native-async-storage/async-storage',
      'react-native': 'react-native-web',
      'react-native-safe-area-context': 'react-native-safe-area-context',
    },
    isPartlyTyped: true,
    // The types of React Native declare what a phone shares with a browser.
    lib: ['esnext'],
    head: STYLE,
    viewport: PHONE_VIEWPORT,
  }),
};
