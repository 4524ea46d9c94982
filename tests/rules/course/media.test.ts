import { describe, expect, test } from 'vitest';
import { isRightClick, mediaForms } from '../../../src/rules/course/media.ts';

describe('the extension says how a media is shown (M1)', () => {
  test.each([
    ['schema.png', 'image'],
    ['photo.jpg', 'image'],
    ['photo.jpeg', 'image'],
    ['cours.mp4', 'video'],
    ['cours.mpeg', 'video'],
    ['cours.webp', 'video'],
    ['cours.webm', 'video'],
    ['COURS.MP4', 'video'],
    ['Schéma final.PnG', 'image'],
    ['https://exemple.sn/a/cours.mp4', 'video'],
    ['a.b.c.png', 'image'],
    ['.png', 'image'],
    ['cours-c#-1.mp4', 'video'],
    ['cours.mp4?jeton=a.png', 'video'],
    ['cours.mp4?', 'video'],
    ['cours?x=.mp4', undefined],
    ['cours.mp4.exe', undefined],
    ['cours.mp4 ', undefined],
    ['cours.svg', undefined],
    ['cours.pdf', undefined],
    ['mp4', undefined],
    ['coursmp4', undefined],
    ['cours.', undefined],
    ['cours.constructor', undefined],
    ['cours.__proto__', undefined],
    ['?.png', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (name, kind) => {
    expect(mediaForms(name)[0]).toBe(kind);
  });
});

test('a webp is tried as a video, then as an image; others in one way, or in none (M1, M2)', () => {
  expect(['a.webp', 'a.png', 'a.pdf'].map(mediaForms)).toEqual([['video', 'image'], ['image'], []]);
});

test.each([
  ['a mouse', true, { button: 2, pointerType: 'mouse' }],
  ['a mouse, in a browser that names no pointer', true, { button: 2 }],
  ['the menu key', false, { button: -1, pointerType: 'mouse' }],
  ['the menu key, elsewhere', false, { button: 0 }],
  ['the menu key, without a pointer', false, { button: 0, pointerType: '' }],
  ['a long press', false, { button: 2, pointerType: 'touch' }],
  ['a long press of a first button', false, { button: 0, pointerType: 'touch' }],
  ['a pen', false, { button: 2, pointerType: 'pen' }],
])('the context menu of %s is a right click: %s', (_, isRight, event) => {
  expect(isRightClick(event)).toBe(isRight);
});
