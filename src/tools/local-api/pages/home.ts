import { Hono } from 'hono';
import { HOME_PAGES } from '../http/paths.ts';
import type { Env, Services } from '../services.ts';
import { type Html, html } from './view/html.ts';
import { sendPage } from './view/layout.ts';

/** The text of each page; the title of the first one welcomes. */
const TEXTS: Record<(typeof HOME_PAGES)[number]['path'], (services: Services) => Html> = {
  '/home': ({ siteName, siteOrigin }) => html`
        <p>Ici se trouvera le site d’accueil de ${siteName}. En attendant, cette page en tient lieu
        pour que tous les liens mènent quelque part.</p>
        <p><a class="button" href="${siteOrigin}/">Voir les formations</a></p>`,
  '/home/aboutUs': ({ siteName }) => html`
        <p>${siteName} est une plateforme de formation en ligne : des cours en wolof, en français et en
        anglais, et des tutoriels de programmation gratuits.</p>
        <p>Le vrai texte de présentation, celui de l’équipe qui exploite la plateforme, remplacera cette
        page.</p>`,
  '/home/contact': ({ siteOrigin }) => html`
        <p>Pour nous écrire, utilisez le bouton de message, en bas à droite de toutes les pages du site
        de formation. Vous pouvez signaler un problème, partager votre avis ou demander de l’aide.</p>
        <p>Dans ce bac à sable, votre message reste sur cette machine : il est rangé dans la base de
        l’API locale, et personne ne le reçoit.</p>
        <p><a class="button" href="${siteOrigin}/">Voir les formations</a></p>`,
  '/home/terms': ({ siteName }) => html`
        <p>Ce texte décrit le bac à sable. Les conditions de ${siteName} le remplaceront à la mise en
        service.</p>
        <h2>Ce qui est gardé</h2>
        <ul>
          <li>Votre compte d’essai : votre nom, votre adresse e-mail et une empreinte de votre mot de
          passe, qui ne permet pas de le retrouver.</li>
          <li>Vos achats simulés et les messages que vous envoyez.</li>
          <li>Un cookie de session, valable 30 jours ou jusqu’à votre déconnexion.</li>
        </ul>
        <h2>Où, et pour combien de temps</h2>
        <p>Tout reste dans un fichier de cette machine. La commande <code>npm run api:reset</code>
        l’efface.</p>
        <h2>Paiement</h2>
        <p>Le paiement est simulé : aucun argent n’est débité, aucun moyen de paiement n’est demandé.</p>`,
};

/** The stand-in of the home site, which says what it stands in for (W3). */
export function homePages() {
  const app = new Hono<Env>();
  for (const { path, title } of HOME_PAGES) {
    app.get(path, (c) => {
      const services = c.get('services');
      const heading = path === '/home' ? `Bienvenue sur ${services.siteName}` : title;
      const body = html`<div class="card">${TEXTS[path](services)}
      </div>`;
      return sendPage(c, { title: heading, body });
    });
  }
  return app;
}
