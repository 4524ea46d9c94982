import { describe, expect, it } from 'vitest';
import { EMPTY_FOLDER, withFile } from '../../read/folder.ts';
import { nodeProgram } from './node-command.ts';

const besideOf = (text: string) =>
  Object.keys(nodeProgram(withFile(EMPTY_FOLDER, 'a.js', text), () => []).beside ?? {});

describe('what Node.js finds beside a program', () => {
  it.each([
    "import express from 'express';",
    "import express, {\n  json,\n} from 'express';",
    "import 'express';",
    "const express = require('express');",
    "const { default: express } = await import('express');",
  ])('are the packages of the tutorials: %j', (text) => {
    expect(besideOf(text)).toEqual(['node_modules']);
  });

  it('is a server of MySQL too for its client', () => {
    expect(besideOf("import mysql from 'mysql2/promise';")).toEqual(['node_modules', 'mysql']);
  });

  it.each([
    "import test from 'node:test';\nimport { double } from './exercice.js';",
    "const { page } = await import('/opt/samples/page.ts');",
    "console.log('importe du riz');",
  ])('is nothing when it imports no package: %j', (text) => {
    expect(besideOf(text)).toEqual([]);
  });
});
