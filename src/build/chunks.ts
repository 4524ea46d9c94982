/**
 * What the header wakes up on every page, in one file: small files weigh more than their sum. The rest
 * is left to the bundler.
 */
const SHELL =
  /\/src\/(?:config|wire\/endpoints|api\/(?:auth|request)|stores\/(?:parts|session)|browser\/(?:account|activity|consent|cookies|menu|notices|parts|storage|tabs|theme|typing|visit|visitor))\.ts$/;

export const codeSplitting = { groups: [{ name: 'shell', test: SHELL }] };
