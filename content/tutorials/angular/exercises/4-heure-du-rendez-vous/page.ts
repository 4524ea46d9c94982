import { Component } from '@angular/core';
import { HeurePipe } from './exercice';

@Component({
  selector: 'app-root',
  imports: [HeurePipe],
  template: `
    <main>
      <h1>Heures</h1>
      <ol>
        @for (m of minutes; track $index) {
          <li>{{ m | heure }}</li>
        }
      </ol>
    </main>
  `,
})
export class App {
  minutes = [485, 0, 600, 1439, 1440, -5, 8.5, null];
}
