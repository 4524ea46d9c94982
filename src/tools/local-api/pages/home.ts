import { Hono } from 'hono';
import type { Context, Env } from '../services.ts';
import { html } from './view/html.ts';
import { sendPage } from './view/layout.ts';

/** The stand-in of the home site, which says what it stands in for (W3). */
export function homePages() {
  return new Hono<Env>()
    .get('/', sendHome)
    .get('/aboutUs', sendAbout)
    .get('/contact', sendContact)
    .get('/terms', sendTerms);
}

function sendHome(c: Context) {
  const { siteName, siteOrigin } = c.get('services');
  return sendPage(c, {
    title: `Bienvenue sur ${siteName}`,
    body: html`<div class="card">
        <p>Ici se trouvera le site d’accueil de ${siteName}. En attendant, cette page en tient lieu
        pour que tous les liens mènent quelque part.</p>
        <p><a class="button" href="${siteOrigin}/">Voir les formations</a></p>
      </div>`,
  });
}

function sendAbout(c: Context) {
  const { siteName } = c.get('services');
  return sendPage(c, {
    title: 'À propos',
    body: html`<div class="card">
        <p>${siteName} est une plateforme de formation en ligne : des cours en wolof, en français et en
        anglais, et des tutoriels de programmation gratuits.</p>
        <p>Le vrai texte de présentation, celui de l’équipe qui exploite la plateforme, remplacera cette
        page.</p>
      </div>`,
  });
}

function sendContact(c: Context) {
  const { siteOrigin } = c.get('services');
  return sendPage(c, {
    title: 'Contact',
    body: html`<div class="card">
        <p>Pour nous écrire, utilisez le bouton de message, en bas à droite de toutes les pages du site
        de formation. Vous pouvez signaler un problème, partager votre avis ou demander de l’aide.</p>
        <p>Dans ce bac à sable, votre message reste sur cette machine : il est rangé dans la base de
        l’API locale, et personne ne le reçoit.</p>
        <p><a class="button" href="${siteOrigin}/">Voir les formations</a></p>
      </div>`,
  });
}

function sendTerms(c: Context) {
  const { siteName } = c.get('services');
  return sendPage(c, {
    title: 'Conditions d’utilisation et politique de confidentialité',
    body: html`<div class="card">
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
        <p>Le paiement est simulé : aucun argent n’est débité, aucun moyen de paiement n’est demandé.</p>
      </div>`,
  });
}
