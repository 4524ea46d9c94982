import { find, markupOf } from '../page.ts';
import '../../../src/styles/tokens.css';
import notices from '../../../src/components/shell/Notices.astro?raw';
import css from '../../../src/styles/shell/feedback.css?inline';

/** A page with the round buttons, their menus and the sleeping form, as `components/shell/` writes them. */
export function openPage(): void {
  document.body.innerHTML = `
    <main style="height: 4000px">La page</main>
    <aside aria-label="Avis et aide">
      <div class="floats">
        <button type="button" class="float" popovertarget="avis">Votre avis</button>
        <button type="button" class="float" popovertarget="aide">Aide</button>
      </div>
      <section id="avis" class="float-menu" popover>
        <button type="button" data-part="feedback" data-message="probleme">Signaler</button>
        <button type="button" data-part="feedback" data-message="aide">Demander</button>
        <button type="button" data-part="feedback">Reprendre</button>
      </section>
      <section id="aide" class="float-menu" popover><a href="#alertes">La cloche</a></section>
    </aside>
    <template class="feedback-template">
      <style>${css}</style>
      <dialog class="feedback" aria-labelledby="formulaire-titre">
        <form class="feedback-form" novalidate>
          <h2 id="formulaire-titre" class="feedback-title">Votre message</h2>
          <button type="button" class="feedback-close">Fermer</button>
          <label>Nom <input name="name"></label>
          <p id="erreur-name" hidden><svg></svg><span></span></p>
          <label>Téléphone <input name="phone" type="tel"></label>
          <p id="erreur-phone" hidden><svg></svg><span></span></p>
          <label>Message <textarea name="message"></textarea></label>
          <p class="feedback-count"></p>
          <p class="feedback-spoken" role="status"></p>
          <p id="erreur-message" hidden><svg></svg><span></span></p>
          <p class="feedback-chat" hidden><a href="https://wa.me/">WhatsApp</a></p>
          <button type="submit" class="feedback-send">Envoyer</button>
        </form>
      </dialog>
    </template>
    <footer><a id="alertes" href="#">Être averti</a></footer>
    ${markupOf(notices)}`;
}

export function field(name: string): HTMLInputElement {
  return find(`.feedback [name=${name}]`);
}

/** As a keyboard does: the value, and the event that tells of it. */
export function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function isOpen(): boolean {
  return document.querySelector('dialog.feedback')?.matches(':modal') ?? false;
}
