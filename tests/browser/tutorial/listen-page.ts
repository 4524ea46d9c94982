/** A step as the build writes it, and the bar of its reading. */
export function openLesson(): void {
  document.documentElement.dataset.step = 'bases';
  document.body.innerHTML = `
    <div class="tutorial" data-tutorial="python" data-name="Python">
      <section id="bases" class="step">
        <h2 class="step-title">Python : les bases</h2>
        <button type="button" class="listen">Écouter</button>
        <div class="objectives"><ul><li>répéter avec <code>for</code></li></ul></div>
        <div class="prose">
          <p>Le signe <code>//</code> divise.<button>Copier</button></p>
          <figure class="code"><figcaption>Python<button>Essayer</button></figcaption><pre>for i in x:</pre></figure>
          <figure class="output"><figcaption>Résultat</figcaption><pre>1</pre></figure>
          <figure><img alt="Une case nommée x" src="data:,"></figure>
          <table><thead><tr><th>Signe</th><th>Sens</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>
          <details><summary>Voir la réponse</summary><p>Caché.</p></details>
          <details open><summary>Plus loin</summary><p>Montré.</p></details>
          <fieldset class="quiz box"><legend>Que dit <code>7 // 2</code> ?</legend>${choice(1, '3', 'Bonne réponse.', 'La division laisse le reste.')}${choice(2, '3,5', 'Pas encore.', 'Le signe double coupe.')}<details class="answer"><summary>Voir la réponse</summary><p>3</p></details></fieldset>
          <section class="parsons box"><p class="box-title">Remets les lignes dans l’ordre</p><ol class="parsons-lines"><li data-place="2"><code>  print(x)</code></li><li data-place="1"><code>for x in y:</code></li></ol></section>
          <ul><li>Un.</li><li><p>Deux.</p></li></ul>
          <p hidden>Jamais.</p><p>…</p>
        </div>
      </section>
    </div>
    <section class="listen-bar" hidden>
      <p class="listen-state" role="status"></p>
      <button data-listen="back">‹</button>
      <button data-listen="pause">Pause</button>
      <button data-listen="next">›</button>
      <select><option value="1" selected>1</option><option value="1.5">1,5</option></select>
      <button data-listen="close">×</button>
    </section>`;
}

/** One answer of a quiz, as `src/markdown/tags/quiz.ts` writes it; styles alone hide its reason. */
function choice(place: number, label: string, verdict: string, reason: string): string {
  const id = `bases-quiz-1-${place}`;
  return `<div class="choice"><input type="radio" name="bases-quiz-1" id="${id}"><label for="${id}">${label}</label><div role="status"><div class="why"><strong>${verdict}</strong><p>${reason}</p></div></div></div>`;
}
