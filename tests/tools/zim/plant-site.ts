import { join } from 'node:path';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { plantFolder } from '../../support/program.ts';

/** Where the planted site believes itself to be. */
export const SITE = 'https://jangal.example';

/** A built site of one tutorial, with the files of a test over it, in a folder that goes with the test. */
export function plantSite(files: Readonly<Record<string, string>> = {}) {
  const all = Object.entries({ ...PAGES, ...files });
  const planted = plantFolder(
    Object.fromEntries(all.map(([name, text]) => [`dist/${name}`, text])),
  );
  const { folder: root } = planted;
  return { ...planted, root, dist: join(root, 'dist'), box: join(root, 'box') };
}

/** A page of the site, its name, its description and its `main`. */
function page(title: string, main: string, head = ''): string {
  return `<!doctype html><html lang="fr"><head><title>${title} · Jàngal</title>${head}</head><body><header>Menu</header><main id="contenu">${main}</main><script>x</script></body></html>`;
}

/** The eight steps of a tutorial, with what a test puts into its bases. */
export function tutorial(bases = ''): string {
  const steps = STEPS.map(
    ({ key, label }) =>
      `<section id="${key}" class="step"><h2 id="titre-${key}" class="step-title">Python&nbsp;: ${label.replace('&', '&amp;')}</h2><div class="prose"><h3 id="${key}-partie">Partie <code>a</code></h3>${key === 'bases' ? bases : ''}</div></section>`,
  );
  const head = '<meta name="description" content="Apprends Python : c\'est simple !">';
  return page('Apprendre Python', steps.join('\n'), head);
}

const PAGES: Readonly<Record<string, string>> = {
  'ressources.html': page(
    'Ressources gratuites',
    '<section aria-label="Backend"><h3>Backend</h3><ul><li><a class="card resource" href="/ressources/python"><img src="/logos/python.svg" alt=""><b>Python</b><small>Calculer</small></a></li></ul></section>',
    `<link rel="canonical" href="${SITE}/ressources">`,
  ),
  'ressources/python.html': tutorial(),
  'conseils.html': page('Trouvez votre voie', '<h1>Voie</h1><nav class="guide-nav">a</nav>'),
  'conseils/test.html': page(
    'Quel domaine ?',
    '<form class="orientation-form"><fieldset><legend>1</legend><label><input type="radio" name="q1" value="a"><b>a</b> Lire</label></fieldset><button>Voir</button></form><section hidden>Vos domaines</section><details class="orientation-count" data-copy="open"><summary>Compter</summary></details>',
  ),
  'conseils/reperes.html': page('Vos repères', '<h1>Vos repères</h1>'),
  'seller.html': page('Devenez formateur', '<h1>Devenez formateur</h1>'),
  'logos/python.svg': '<svg/>',
  'icons/icon-48.png': 'icon',
  'fichiers/python/ventes.csv': 'a;b',
};
