import { describe, expect, it } from 'vitest';
import { statementsOf } from './programs/mysql-script.ts';

describe('statementsOf', () => {
  it.each([
    ['SELECT 1; SELECT 2;', ['SELECT 1', 'SELECT 2']],
    ['SELECT 1', ['SELECT 1']],
    ['SELECT \'a;b\', "c;d", `e;f`;', ['SELECT \'a;b\', "c;d", `e;f`']],
    ["SELECT 'l\\'eau;', 'l''eau;'; SELECT 2", ["SELECT 'l\\'eau;', 'l''eau;'", 'SELECT 2']],
    ['SELECT 1; -- fin;\n# fin;\n/* ; */', ['SELECT 1']],
    ['SELECT 5--1;', ['SELECT 5--1']],
    [
      'DELIMITER //\nBEGIN SELECT 1; END //\nDELIMITER ;\nSELECT 2;',
      ['BEGIN SELECT 1; END', 'SELECT 2'],
    ],
    ['-- rien', []],
  ])('splits %j', (script, expected) => {
    expect(statementsOf(script)).toEqual(expected);
  });
});
