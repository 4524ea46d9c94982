const REFUSED: Readonly<Record<string, string>> = {
  TSEnumDeclaration:
    'L’atelier enlève les types, mais «\u00A0enum\u00A0» fabrique du code\u00A0: écris plutôt un objet suivi de «\u00A0as const\u00A0».',
  TSModuleDeclaration:
    'L’atelier enlève les types, mais «\u00A0namespace\u00A0» fabrique du code\u00A0: écris plutôt un module, avec «\u00A0export\u00A0».',
  TSParameterProperty:
    'L’atelier enlève les types, mais «\u00A0public\u00A0», «\u00A0private\u00A0» ou «\u00A0readonly\u00A0» devant un paramètre fabrique du code\u00A0: déclare le champ dans la classe, puis remplis-le dans «\u00A0constructor\u00A0».',
  TSTypeAssertion:
    'L’atelier ne sait pas enlever «\u00A0<Type>valeur\u00A0»\u00A0: écris plutôt «\u00A0valeur as Type\u00A0».',
  TSImportEqualsDeclaration:
    'L’atelier ne connaît pas «\u00A0import … = …\u00A0»\u00A0: écris plutôt «\u00A0import … from …\u00A0».',
  TSExportAssignment:
    'L’atelier ne connaît pas «\u00A0export =\u00A0»\u00A0: écris plutôt «\u00A0export default\u00A0».',
  Decorator: 'Les navigateurs ne connaissent pas encore les décorateurs («\u00A0@nom\u00A0»).',
};

/**
 * Why a part of TypeScript cannot be removed, in French; undefined for what can. These parts make code,
 * so no spaces can stand for them (U16).
 */
export function reasonToRefuse(type: string): string | undefined {
  return REFUSED[type];
}
