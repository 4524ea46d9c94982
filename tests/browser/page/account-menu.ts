/** The account menu of the header, as `AccountMenu.astro` writes it, and the help’s way to an account. */
export function openHeader(): void {
  document.body.innerHTML = `
    <nav id="navigation" popover>
      <details>
        <summary>Mon compte</summary>
        <ul>
          <li class="for-visitor"><a class="leads-back" href="https://auth.example/login">Connexion</a></li>
          <li class="for-visitor"><a class="leads-back" href="https://auth.example">Créer un compte</a></li>
          <li class="for-learner"><a href="https://compte.example">Mon compte</a></li>
          <li class="for-learner"><button class="log-out">Déconnexion</button></li>
          <li class="for-learner"><a class="leads-back" href="https://auth.example">Créer un nouveau compte</a></li>
        </ul>
      </details>
    </nav>
    <section id="aide"><a class="leads-back" href="https://auth.example">Créer un compte</a></section>
    <input>`;
  // No link leaves the tests' page.
  document.body.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
}

/** What the menu offers now. */
export function entries(): string[] {
  const shown = [...document.querySelectorAll('li')].filter((item) => item.checkVisibility());
  return shown.map((item) => item.textContent);
}
