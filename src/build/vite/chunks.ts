/**
 * What the header wakes up on every page, in one file: small files weigh more than their sum. The rest
 * is left to the bundler.
 */
const SHELL =
  /\/src\/(?:config|wire\/endpoints|api\/(?:auth|request)|stores\/site\/(?:lazy-features|session)|browser\/page\/(?:account|consent|lazy-features|menu|notices|theme)|browser\/platform\/(?:activity|cookies|storage|tabs|typing|visit|visitor))\.ts$/;

export const codeSplitting = { groups: [{ name: 'shell', test: SHELL }] };
