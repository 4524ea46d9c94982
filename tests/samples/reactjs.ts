import { chromiumVersion } from './chromium.ts';
import { packageVersion } from './packages.ts';
import { reactOf } from './react.ts';
import type { Technology } from './sample.ts';
import { typescriptVersion } from './tsc.ts';

const NAMES = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
];

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
    modules: Object.fromEntries(NAMES.map((name) => [name, name])),
  }),
};
