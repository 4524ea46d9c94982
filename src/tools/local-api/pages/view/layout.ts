import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HOME_PAGES, PAGE_PATHS, SITE_PATHS } from '../../http/paths.ts';
import type { Context, Services } from '../../services.ts';
import { type Html, html } from './html.ts';

/** What changes from page to page. */
interface Page {
  /** Of the window, and the only h1. */
  title: string;
  /** Before the window's title when a form is to be corrected. */
  hasErrors?: boolean;
  body: Html;
}

/** Sends a page in its frame. */
export function sendPage(c: Context, page: Page, status: ContentfulStatusCode = 200) {
  return c.html(layout(c.get('services'), page), status);
}

/** What surrounds every page: the warning « bac à sable », the way back, the footer (W3). */
function layout({ siteName, siteOrigin, style }: Services, page: Page): Html {
  return html`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.hasErrors ? 'Erreur\u00A0: ' : ''}${page.title} – ${siteName} (bac à sable)</title>
    <link rel="stylesheet" href="${style.href}">
  </head>
  <body>
    <a class="skip" href="#content">Aller au contenu</a>
    <aside class="sandbox" aria-label="Bac à sable">
      <p><strong>Bac à sable</strong> Cette page tient lieu d’un service séparé.
      Aucun argent n’y circule, et rien ne quitte cette machine.</p>
    </aside>
    <header class="top">
      <a class="brand" href="${siteOrigin}/">${logo()}${siteName}</a>
      <nav aria-label="Navigation principale">
        <a href="${siteOrigin}/">Formations</a>
        <a href="${SITE_PATHS.account}">Mon compte</a>
      </nav>
    </header>
    <div class="band" aria-hidden="true"></div>
    <main id="content">
      <h1>${page.title}</h1>
      ${page.body}
    </main>
    <footer>
      <nav aria-label="Informations">
        ${HOME_PAGES.map(({ path, title }) => html`<a href="${path}">${title}</a>`)}
        <a href="${PAGE_PATHS.seller}">Espace formateur</a>
      </nav>
      <p>${siteName}, bac à sable</p>
    </footer>
  </body>
</html>`;
}

/** The logo of the site (`public/favicon.svg`), drawn in the page: the policy allows no picture. */
function logo(): Html {
  return html`<svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path class="teeth" d="M4 4h8l-4 6zM12 4h8l-4 6zM20 4h8l-4 6z" />
        <path class="low teeth" d="M4 28h8l-4-6zM12 28h8l-4-6zM20 28h8l-4-6z" />
        <path class="sign" d="m12 12-5 4 5 4m8-8 5 4-5 4" />
      </svg>`;
}
