// 63 devient « 63e », 92 « 90e + 2 ».
export function ecrireMinute(minute) {
  const entier = Number.isInteger(minute);
  const bonne = entier && minute > 0;
  if (!bonne) {
    return "minute inconnue";
  }
  if (minute > 90) {
    return `90e + ${minute - 90}`;
  }
  const debut = minute === 1;
  return debut ? "1re" : `${minute}e`;
}
