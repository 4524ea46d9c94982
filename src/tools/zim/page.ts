import { escapeHtml } from '../../build/copies/reading-copy.ts';
import { FRONT_PAGE, relativeHref } from './rules/files.ts';

/** The style of every page, and the picture by which lists of boxes show this one, by their files. */
export const STYLE_FILE = 'style.css';
export const ICON_FILE = 'icon-48.png';

/** A page of the box, ready to be written. */
export interface BoxPage {
  /** `ressources/python/bases.html`. */
  file: string;
  html: string;
}

interface Parts {
  file: string;
  title: string;
  /** What leads back to the front page, which has no need of it. */
  back?: string;
  /** HTML. */
  main: string;
}

/**
 * A whole page: its look is a file of the box, and nothing of it is a program. It has no policy of its own: the
 * server of Kiwix puts its search bar into each page that it sends.
 */
export function boxPage({ file, title, back, main }: Parts): BoxPage {
  const href = (to: string) => escapeHtml(relativeHref(file, to));
  const nav = back
    ? `<nav class="box-way" aria-label="Sommaire"><a href="${href(FRONT_PAGE)}">${escapeHtml(back)}</a></nav>\n`
    : '';
  return {
    file,
    html: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${href(ICON_FILE)}" type="image/png">
<link rel="stylesheet" href="${href(STYLE_FILE)}">
</head>
<body>
${nav}<main id="contenu" class="box-page">
${main}
</main>
</body>
</html>
`,
  };
}
