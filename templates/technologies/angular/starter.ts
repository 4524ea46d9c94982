// À ÉCRIRE : le départ, qui rate un test au moins
import { Component } from '@angular/core';

@Component({
  selector: 'app-salut',
  template: `<main><h1>Bonjour</h1></main>`,
})
export class Salut {}
