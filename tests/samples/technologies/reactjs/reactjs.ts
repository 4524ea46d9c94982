import { chromiumVersion } from '../../page/chromium.ts';
import { tryReact } from '../../page/workshop/tried.ts';
import { runReactTests } from '../../page/workshop/workshop-tests.ts';
import type { Technology } from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { typescriptVersion } from '../typescript/tsc.ts';
import { vitestVersion } from '../vitest/run-vitest.ts';
import { isTests, REACT, reactOf } from './react.ts';

const TOOLCHAIN = 'reactjs';

export const reactjs: Technology = {
  name: 'reactjs',
  module: import.meta.filename,
  proof:
    'vérifié par tsc, puis rendu dans Chromium, où une erreur de console est une faute : le résultat est le texte visible ; un test, exécuté par Vitest sous jsdom',
  extension: 'jsx',
  toolchains: [TOOLCHAIN, 'typescript', 'chromium'],
  version: () => `${typedVersion()}, ${chromiumVersion()}`,
  versionFor: (sample) =>
    `${typedVersion()}, ${isTests(sample) ? vitestVersion(TOOLCHAIN) : chromiumVersion()}`,
  ...reactOf({
    toolchain: TOOLCHAIN,
    tests: /\.test\.[jt]sx$/,
    test: runReactTests,
    inWorkshop: tryReact,
    modules: {
      ...REACT,
      'react-router': 'react-router',
      'react-router/dom': 'react-router/dom',
    },
  }),
};

function typedVersion(): string {
  return `React ${packageVersion(TOOLCHAIN, 'react')}, ${typescriptVersion()}`;
}
