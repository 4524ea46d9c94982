const VOWELS = '[aàâeéèêëiîïoôuùûü]';
const VOWEL = new RegExp(VOWELS);
/** Letters that are one sound; each is one syllable. */
const GROUPS = 'eau|eoi|eui|uei|aoû|oo|ou|oû|où|oi|oî|au|ai|aî|ei|eu|eû|ea';
/** After « pr », « bl », « cr »… the i of « prière » and the ou of « brouette » are syllables. */
const NO_CLUSTER = '(?<![bcdfgkptv][lr])';
const NUCLEUS = new RegExp(
  [
    `${NO_CLUSTER}i(?:${GROUPS}|[aàâeéèêoôu])`,
    `${NO_CLUSTER}ou(?:${GROUPS}|[aàâeéèêiîo])`,
    'u[iî]',
    GROUPS,
    VOWELS,
  ].join('|'),
  'g',
);

/** Verbs in « -ment » whose end is silent: « elles aiment »; all other words in « -ment » sound it. */
const VERBS_IN_MENT = new Set(
  `acclament affirment aiment allument animent arment assument blâment calment charment compriment
  confirment consomment consument dorment enferment entament estiment expriment ferment filment forment
  fument gomment impriment informent nomment oppriment priment proclament programment rament reforment
  renferment renomment réclament résument sèment suppriment transforment`.split(/\s+/),
);
/** Words in « -ent » that sound it; any other one is a verb: « elles parlent ». */
const SOUND_IN_ENT = new Set(
  `absent accident adhérent adolescent agent antécédent apparent ardent argent auvent cent client
  coefficient cohérent compétent concurrent confident conscient consent conséquent content continent
  contingent couvent dent diffident différent diligent décadent déficient dément efficient excellent
  expédient fréquent impatient imprudent incident incohérent inconscient indifférent indulgent influent
  ingrédient innocent insolent intelligent inconvénient lent mécontent ment négligent occident orient
  parent patient permanent pertinent polyvalent précédent président prudent présent pressent pénitent
  récent récipient référent régent résident ressent sent serpent souvent talent torrent
  transparent trident turbulent urgent vent violent virulent équivalent éloquent évident éminent`.split(
    /\s+/,
  ),
);
/** « il vient, elle contient, l'appartient »: tenir, venir and theirs. */
const SINGULAR_IENT = /[tv]ient$/;
/** What is said letter by letter or as an English word has no French syllables. */
const ACRONYM = /^[\p{Lu}\p{N}+-]{2,}s?$/u;

/**
 * The syllables of a French word as they are said: the last silent e is not one (« table »), nor the
 * « -ent » of a verb (« parlent »); an inner e is one (« samedi »), and so are the two vowels of a
 * hiatus (« théâtre », « client »). Zero for an acronym, a number or a sign.
 */
export function syllablesOf(word: string): number {
  const bare = word.normalize('NFC').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (ACRONYM.test(bare) || /\p{N}/u.test(bare)) return 0;
  const parts = bare.toLowerCase().replaceAll('’', "'").split(/['-]/);
  return parts.reduce((sum, part) => sum + nucleiOf(part), 0);
}

/** The same words come again and again. */
const COUNTED = new Map<string, number>();

function nucleiOf(part: string): number {
  const count = COUNTED.get(part) ?? (withoutMute(soundsOf(part)).match(NUCLEUS) ?? []).length;
  COUNTED.set(part, count);
  return count;
}

/** Letters that are silent before a vowel, and the y that stands for two i, or for one. */
function soundsOf(part: string): string {
  return part
    .replaceAll('œ', 'e')
    .replaceAll('æ', 'é')
    .replace(/^pays/, 'péis')
    .replaceAll('qu', 'k')
    .replace(/gu(?=[eéèêëiîïy])/g, 'g')
    .replace(/ge(?=[aâoôu])/g, 'j')
    .replace(/(?<=[aeou])y(?=[aâeéèêiouû])/g, 'ij')
    .replace(/^y(?=[aâeéèêiou])/, 'j')
    .replaceAll('y', 'i');
}

function withoutMute(sounds: string): string {
  const inner = sounds
    .replace(/(?<=[iuéo])e(?=ments?$)/, '')
    .replace(/(?<=[ioué]|ai)e(?=r(?:a|ai|as|ons|ez|ont|ais|ait|aient|ions|iez)$)/, '');
  const short = isSilentEnt(inner) ? inner.slice(0, -3) : inner.replace(/es?$/, '');
  return VOWEL.test(short) ? short : inner;
}

function isSilentEnt(word: string): boolean {
  if (!word.endsWith('ent')) return false;
  if (word.endsWith('ment')) return VERBS_IN_MENT.has(word);
  return !SOUND_IN_ENT.has(word) && !SINGULAR_IENT.test(word);
}
