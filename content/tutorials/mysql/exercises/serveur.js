import mysql from 'mysql2/promise';

/** Découpe un fichier comme le client : « ; », ou le signe que choisit DELIMITER. */
function instructions(texte) {
  const liste = [];
  let fin = ';';
  let morceau = '';
  for (const ligne of texte.split('\n')) {
    const signe = /^\s*DELIMITER\s+(\S+)/i.exec(ligne)?.[1];
    if (signe) fin = signe;
    else morceau += `${ligne.replace(/(?:^|\s)--(?:\s.*)?$/, '')}\n`;
    if (!morceau.trimEnd().endsWith(fin)) continue;
    liste.push(morceau.trimEnd().slice(0, -fin.length));
    morceau = '';
  }
  return [...liste, morceau].filter((une) => une.trim() !== '');
}

/** Exécute un fichier, instruction par instruction. */
export async function jouer(base, texte) {
  for (const une of instructions(texte)) await base.query(une);
}

/** Ouvre une séance sur la base du lycée. */
export function seance(compte = { user: 'root' }) {
  return mysql.createConnection({
    host: 'localhost',
    database: 'lycee',
    multipleStatements: true,
    ...compte,
  });
}

/** Ouvre une séance sur une base neuve, et y exécute des fichiers. */
export async function baseNeuve(...textes) {
  const base = await mysql.createConnection({
    host: 'localhost',
    user: 'root',
    multipleStatements: true,
  });
  try {
    await base.query('DROP DATABASE IF EXISTS lycee');
    await base.query('CREATE DATABASE lycee CHARACTER SET utf8mb4');
    await base.query('USE lycee');
    for (const texte of textes) await jouer(base, texte);
    return base;
  } catch (erreur) {
    await base.end();
    throw erreur;
  }
}
