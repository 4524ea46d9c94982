import { expect, test } from 'vitest';
import { reasonToRefuse } from '../../../../src/workshop/languages/typescript/refused-types.ts';

test.each([
  ['TSEnumDeclaration', 'enum'],
  ['TSModuleDeclaration', 'namespace'],
  ['TSParameterProperty', 'readonly'],
  ['TSTypeAssertion', 'valeur as Type'],
  ['TSImportEqualsDeclaration', 'import … = …'],
  ['TSExportAssignment', 'export ='],
  ['Decorator', '@nom'],
])('%s is refused by its name', (type, name) => {
  expect(reasonToRefuse(type)).toContain(`«\u00A0${name}\u00A0»`);
});

test('a type, or JavaScript, is not refused', () => {
  for (const type of ['TSTypeAnnotation', 'TSInterfaceDeclaration', 'CallExpression'])
    expect(reasonToRefuse(type)).toBeUndefined();
});
