/** Law 5, and what any style sheet owes. Every custom property and animation of another file is defined in a file of reference. */
const TOKENS = 'src/styles/tokens.css';
const AS_TOKEN = `colours live in ${TOKENS}: use one of its var(--…), or add one there`;

export const colours = {
  'color-no-hex': [true, { message: AS_TOKEN }],
  'color-named': ['never', { message: AS_TOKEN }],
  'function-disallowed-list': [
    '/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i',
    { message: AS_TOKEN },
  ],
  // A drawing in an address.
  'declaration-property-value-disallowed-list': [
    { '/./': '/%23(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])/i' },
    { message: AS_TOKEN },
  ],
};
const silenced = Object.fromEntries(Object.keys(colours).map((rule) => [rule, null]));

export default {
  referenceFiles: [TOKENS, 'src/styles/controls.css', 'src/styles/shell/cloth.css'],
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    { files: [TOKENS], rules: silenced },
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    ...colours,
    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-no-deprecated': true,
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-keyword-no-deprecated': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-invalid-position-declaration': true,
    'no-irregular-whitespace': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-deprecated': true,
    'property-no-unknown': true,
    'selector-no-invalid': true,
    'selector-no-unmatchable': true,
    // The second is of CSS Overflow 5: the linter's list is older.
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'target-current'] },
    ],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'string-no-newline': true,
    'syntax-string-no-invalid': true,
    'unit-no-unknown': true,
    'value-no-invalid': true,
  },
};
