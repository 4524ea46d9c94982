import { Pipe, type PipeTransform } from "@angular/core";

const JOUR = 24 * 60;

@Pipe({ name: "heure" })
export class HeurePipe implements PipeTransform {
  transform(minutes: number | null): string {
    if (minutes === null) return "–";
    if (!Number.isInteger(minutes)) return "–";
    if (minutes < 0 || minutes >= JOUR) return "–";
    const heures = Math.floor(minutes / 60);
    const reste = String(minutes % 60).padStart(2, "0");
    return `${heures} h ${reste}`;
  }
}
