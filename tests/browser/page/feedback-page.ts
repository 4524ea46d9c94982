import { find, markupOf } from '../page.ts';
import '../../../src/styles/tokens.css';
import feedback from '../../../src/components/shell/help/Feedback.astro?raw';
import notices from '../../../src/components/shell/Notices.astro?raw';
import css from '../../../src/styles/shell/feedback.css?inline';

/** A page with the round buttons, their menus and the sleeping form, which is the component's own. */
export function openPage(): void {
  // What base.css says of hidden things; its smooth scrolling would make each test wait.
  document.body.innerHTML = `
    <style>[hidden] { display: none !important }</style>
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
    ${form()}
    <footer><a id="alertes" href="#">Être averti</a></footer>
    ${markupOf(notices)}`;
}

/** What `Feedback.astro` writes: its two short fields come from one list. */
function form(): string {
  return markupOf(feedback)
    .replace(/\{FIELDS\.map\(.*=> \(([\s\S]*?)\)\)\}/, (_, one: string) =>
      ['name', 'phone'].map((name) => one.replaceAll(/\$?\{name\}/g, name)).join(''),
    )
    .replace('set:html={css}>', `>${css}`)
    .replaceAll(/=\{`?([^`}]*)`?\}/g, '="$1"');
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
