import type { Cases } from './source.ts';

export const colourCases: Cases = {
  broken: [
    {
      why: 'a hex colour in a style sheet',
      tree: { 'src/styles/base.css': 'a {\n  color: #3a2f9c;\n}' },
      says: 'src/styles/base.css:2: colour #3a2f9c; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a short hex among other words',
      tree: { 'src/styles/prose.css': 'a { border: 1px solid #fff8 }' },
      says: 'src/styles/prose.css:1: colour #fff8; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a colour function',
      tree: { 'src/styles/base.css': '.card { box-shadow: 0 1px 0 rgb(29 26 51 / 10%); }' },
      says: 'src/styles/base.css:1: colour rgb; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a named colour',
      tree: { 'src/styles/base.css': '.card:hover { --edge: White; }' },
      says: 'src/styles/base.css:1: colour White; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a drawing inside a style sheet',
      tree: {
        'src/styles/base.css': `a { background: url("data:image/svg+xml,<path fill='%23fff'/>"); }`,
      },
      says: 'src/styles/base.css:1: colour %23fff; make it a token of src/styles/tokens.css',
    },
    {
      why: 'the style of a component',
      tree: {
        'src/components/Card.astro':
          '<p></p>\n<style>\n  p { color: oklch(0.5 0.1 200); }\n</style>',
      },
      says: 'src/components/Card.astro:3: colour oklch; make it a token of src/styles/tokens.css',
    },
    {
      why: 'an attribute that paints',
      tree: { 'src/components/Logo.astro': '<svg>\n<path fill="none" stroke="navy" /></svg>' },
      says: 'src/components/Logo.astro:2: colour navy; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a style attribute',
      tree: { 'src/components/Logo.astro': '<p style="margin: 0; color: red">' },
      says: 'src/components/Logo.astro:1: colour red; make it a token of src/styles/tokens.css',
    },
    {
      why: 'the colour of the browser bar',
      tree: { 'src/layouts/Page.astro': '<meta name="theme-color" content="White" />' },
      says: 'src/layouts/Page.astro:1: colour White; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a constant',
      tree: { 'src/rules/course.ts': "export const EDGE = '#F7B928';" },
      says: 'src/rules/course.ts:1: colour #F7B928; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a style sheet in a string, counted once',
      tree: { 'src/build/theme.ts': "export const SHEET = 'a { color: rgb(1 2 3); }';" },
      says: 'src/build/theme.ts:1: colour rgb; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a shadow in a string',
      tree: { 'src/islands/shell/Toast.tsx': "export const GLOW = '0 0 4px hsl(0 0% 0%)';" },
      says: 'src/islands/shell/Toast.tsx:1: colour hsl; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a drawing in a string',
      tree: { 'src/rules/cover.ts': `export const TILE = '<path fill="#fff"/>';` },
      says: 'src/rules/cover.ts:1: colour #fff; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a painted island',
      tree: {
        'src/islands/shell/Icon.tsx':
          "export const I = (on: boolean) => <path fill={on ? 'gold' : 'none'} />;",
      },
      says: 'src/islands/shell/Icon.tsx:1: colour gold; make it a token of src/styles/tokens.css',
    },
    {
      why: 'a page that a program writes',
      tree: {
        'src/local-api/pages.ts': `export const page = (x: string) => \`<h1>\${x}</h1>\n<style>a { color: teal; }</style>\`;`,
      },
      says: 'src/local-api/pages.ts:2: colour teal; make it a token of src/styles/tokens.css',
    },
  ],
  kept: [
    {
      why: 'tokens live there',
      tree: {
        'src/styles/tokens.css': ':root { --fond: light-dark(#FBF7EF, #13112A); --x: white; }',
      },
    },
    {
      why: 'selectors, links, comments, media, variables and keywords are no colours',
      tree: {
        'src/styles/base.css': `/* a { color: red; } */
@layer reset, base;
#add, #cafe:hover, a:is(.red, .gold):not(#fff) { color: var(--red); fill: currentColor; }
.tan { background: transparent url(/img/red.png) no-repeat; mask: url('#face'); color: inherit; }
.b { transition: color 0.2s; animation: snow 2s; font-family: Linen; width: calc(1px * tan(45deg)); }
.c { color: color-mix(in oklch, var(--a), var(--b)); border-color: light-dark(var(--a), var(--b)); }
@media (forced-colors: active) { .c { border: 1px solid CanvasText; } }`,
      },
    },
    {
      why: 'anchors and prose are no colours',
      tree: {
        'src/components/Nav.astro': `---
const title = 'Une page orange';
---
<!-- <path fill="#fff"> -->
<a href="#add" id="face" title="L'orange et le rouge">Note #12345 : red; l'or #abc</a>
<path fill="currentColor" stroke="url(#fade)" stroke-linejoin="round" />
<meta name="description" content="Un cours orange" />
<a href={'#cafe'}>x</a>`,
        'src/islands/tutorial/Steps.tsx': `export const S = () => <a href="#bad" className="red">red</a>;
const level: 'gold' | 'silver' = 'gold';
const hint = 'voir #abc ou #123456';
const order = { id: '#123', tone: 'tan', 'stop-color': 'var(--red)', fill: 'none' };`,
        'tests/site/colours.test.ts': "const seen = '#ffffff';",
      },
    },
  ],
};
