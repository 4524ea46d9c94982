// À ÉCRIRE : la solution, qui les passe tous
import { Component } from '@angular/core';

@Component({
  selector: 'app-salut',
  template: `<main><h1>Bonjour Awa</h1></main>`,
})
export class Salut {}
