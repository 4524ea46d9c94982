import { chromiumVersion } from '../../page/chromium.ts';
import { tryReact } from '../../page/workshop/tried.ts';
import { runReactTests } from '../../page/workshop/workshop-tests.ts';
import type { Technology } from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { typescriptVersion } from '../typescript/tsc.ts';
import { REACT, reactOf } from './react.ts';

export const reactjs: Technology = {
  name: 'reactjs',
  module: import.meta.filename,
  proof:
    'vérifié par tsc, puis rendu dans Chromium, où une erreur de console est une faute : le résultat est le texte visible',
  extension: 'jsx',
  toolchains: ['reactjs', 'typescript', 'chromium'],
  version: () =>
    `React ${packageVersion('reactjs', 'react')}, ${typescriptVersion()}, ${chromiumVersion()}`,
  ...reactOf({
    toolchain: 'reactjs',
    test: runReactTests,
    inWorkshop: tryReact,
    modules: {
      ...REACT,
      'react-router': 'react-router',
      'react-router/dom': 'react-router/dom',
    },
  }),
};
