import { chromiumVersion } from './chromium.ts';
import { packageVersion } from './packages.ts';
import { REACT, reactOf } from './react.ts';
import type { Technology } from './sample.ts';
import { typescriptVersion } from './tsc.ts';

export const reactjs: Technology = {
  name: 'reactjs',
  proof:
    'vérifié par tsc, puis rendu dans Chromium, où une erreur de console est une faute : le résultat est le texte visible',
  extension: 'jsx',
  toolchains: ['reactjs', 'typescript', 'chromium'],
  version: () =>
    `React ${packageVersion('reactjs', 'react')}, ${typescriptVersion()}, ${chromiumVersion()}`,
  ...reactOf({
    toolchain: 'reactjs',
    modules: {
      ...REACT,
      'react-router': 'react-router',
      'react-router/dom': 'react-router/dom',
    },
  }),
};
