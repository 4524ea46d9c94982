import { describe, expect, it } from 'vitest';
import { type Files, faultsOf } from '../../exercises/planted-exercise.ts';

const C = {
  'exercice.h': '#include <stddef.h>\nint copier(char *place, size_t taille, const char *texte);\n',
  'starter.c': `#include "exercice.h"
int copier(char *place, size_t taille, const char *texte)
{
    (void)taille;
    size_t n = 0;
    while (texte[n]) { place[n] = texte[n]; n++; }
    return (int)n;
}
`,
  'solution.c': `#include "exercice.h"
int copier(char *place, size_t taille, const char *texte)
{
    size_t n = 0;
    while (texte[n] && n + 1 < taille) { place[n] = texte[n]; n++; }
    place[n] = '\\0';
    return (int)n;
}
`,
  'tests.c': `#include "essai.h"
#include "exercice.h"

TEST("vide") { char place[4] = "abc"; copier(place, 4, ""); VERIFIE_EGAL(place[0], '\\0'); }
TEST("pleine") { char place[4]; VERIFIE_EGAL(copier(place, 4, "the"), 3); }
TEST("trop longue") { char place[4]; copier(place, 4, "bissap"); VERIFIE_EGAL(place, "bis"); }
TEST("accent") {
    char place[8];
    copier(place, sizeof place, "thé");
    VERIFIE(strlen(place) == 4);
}
`,
};

const CPP = {
  'starter.cpp': `#include <map>
#include <stdexcept>
#include <string>
int prix(const std::map<std::string, int> &prix, const std::string &nom) { return prix.at(nom); }
`,
  'solution.cpp': `#include <map>
#include <stdexcept>
#include <string>
int prix(const std::map<std::string, int> &prix, const std::string &nom) {
  if (nom.empty()) throw std::invalid_argument("sans nom");
  auto trouve = prix.find(nom);
  return trouve == prix.end() ? 0 : trouve->second;
}
`,
  'tests.cpp': `#include "essai.h"
#include "exercice.cpp"

const std::map<std::string, int> PRIX{{"thé", 100}, {"eau", 50}};

TEST("connu") { VERIFIE_EGAL(prix(PRIX, "thé"), 100); }
TEST("absent") { VERIFIE_EGAL(prix(PRIX, "lait"), 0); }
TEST("sans nom") { VERIFIE_LEVE(std::invalid_argument, prix(PRIX, "")); }
TEST("deux prix") { VERIFIE_EGAL(PRIX.size(), 2); VERIFIE_EGAL(std::string("a"), "a"); }
`,
};

const inC = (line: string, by: string) => ({
  'solution.c': C['solution.c'].replace(line, by),
});

describe.each([
  ['C', C, 'solution.c', 'starter.c'],
  ['C++', CPP, 'solution.cpp', 'starter.cpp'],
] as const)('an exercise in %s', (_, files, solution, starter) => {
  it('is right', async () => {
    expect(await faultsOf(files)).toEqual([]);
  });

  it('needs a starter that misses, and one that compiles', async () => {
    const { [solution]: code } = files as Files;
    expect(await faultsOf({ ...files, [starter]: code })).toEqual([
      expect.stringContaining(`${starter}:1 : le départ passe déjà`),
    ]);
    expect(await faultsOf({ ...files, [starter]: 'int prix = ;\n' })).toEqual([
      expect.stringMatching(/le départ ne s’exécute pas[\s\S]*error: expected/),
    ]);
  });
});

describe('a solution', () => {
  it.each<[string, Files, string[]]>([
    [
      'that misses',
      { ...C, ...inC("'\\0'", "'.'") },
      [
        'la solution rate vide : ligne 4 : place[0] vaut 46, pas 0',
        expect.stringMatching(/la solution rate trop longue : /),
        expect.stringMatching(/la solution rate accent : /),
      ],
    ],
    [
      'that writes too far, in one test alone',
      { ...C, ...inC(' && n + 1 < taille', '') },
      [
        'la solution rate gcc : exercice.c:2:32: warning: unused parameter ‘taille’ [-Wunused-parameter]',
        expect.stringMatching(
          /rate trop longue : AddressSanitizer: stack-buffer-overflow exercice\.c:/,
        ),
      ],
    ],
    [
      'that forgets what it took, and never ends',
      {
        ...C,
        ...inC(
          'size_t n = 0;',
          'char *sac = malloc(8); sac[0] = 0; while (taille == 8) sac[0]++; size_t n = 0;',
        ),
        'exercice.h': `#include <stdlib.h>\n${C['exercice.h']}`,
      },
      [
        expect.stringMatching(/rate vide : AddressSanitizer: 8 byte\(s\) leaked/),
        expect.stringMatching(/rate pleine : AddressSanitizer: 8/),
        expect.stringMatching(/rate trop longue : AddressSanitizer: 8/),
        'la solution rate accent : ne finit pas',
      ],
    ],
    [
      'whose sum is too large',
      { ...C, ...inC('return (int)n;', 'int trop = 2147483647; return trop + (int)n;') },
      [
        expect.stringMatching(
          /rate pleine : exercice\.c:7:\d+: runtime error: signed integer overflow/,
        ),
        expect.stringMatching(/rate trop longue : .*runtime error/),
        expect.stringMatching(/rate accent : .*runtime error/),
      ],
    ],
    [
      'that throws, or throws nothing',
      {
        ...CPP,
        'solution.cpp': CPP['solution.cpp']
          .replace('throw std::invalid_argument("sans nom")', 'return 0')
          .replace('trouve == prix.end() ? 0 : trouve->second', 'prix.at(trouve->first + nom)'),
      },
      [
        expect.stringMatching(/rate connu : exception : map::at/),
        expect.stringMatching(/rate absent : /),
        'la solution rate sans nom : ligne 8 : prix(PRIX, "") ne lève rien',
      ],
    ],
    [
      'tested too little',
      { ...C, 'tests.c': C['tests.c'].replace(/TEST\("vide.*\n/, '') },
      ['il y a 3 tests'],
    ],
  ])('%s', async (_, files, expected) => {
    const faults = await faultsOf(files);
    const ours = faults.filter((fault) => !fault.includes('/starter.'));
    expect(ours.map((fault) => fault.replace(/^\S+ : | — .*/g, ''))).toEqual(expected);
  });
});
