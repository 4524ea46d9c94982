// 63 devient « 63e », 92 « 90e + 2 ».
export function ecrireMinute(minute) {
  const entier = Number.isInteger(minute);
  const bonne = entier && ___; // trou 1
  if (!bonne) {
    return ___; // trou 2
  }
  if (minute > 90) {
    return `90e + ${___}`; // trou 3
  }
  const debut = minute === 1;
  return debut ? "1re" : ___; // trou 4
}
