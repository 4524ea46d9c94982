import { TURN } from '../rules/tutorial/loop-guard.ts';

/** In milliseconds: a loop that still runs after this is stopped (U4). */
const LIMIT_MS = 2_000;
/** Inline code and colours only: no network, no storage, no window of its own (U2). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * What runs in the frame of the workshop. It replaces itself with the reader's page, once; a new trial
 * loads it again. It tells the page around it what the reader's page logs, and what fails (U5).
 */
const SCRIPT = `(function () {
  var tell = function (kind, text) { parent.postMessage({ kind: kind, text: text }, '*'); };
  var say = function (value, seen) {
    if (typeof value === 'string') return seen ? "'" + value + "'" : value;
    if (typeof value === 'function') return '[Function: ' + (value.name || '(anonymous)') + ']';
    if (value === null || typeof value !== 'object' || value instanceof Error || value instanceof Date) return String(value);
    if (value instanceof Element) return '<' + value.localName + '>';
    var outer = seen || [];
    if (outer.includes(value) || outer.length > 3) return '[…]';
    var one = function (part) { return say(part, outer.concat([value])); };
    if (Array.isArray(value)) return value.length ? '[ ' + value.map(one).join(', ') + ' ]' : '[]';
    var isMap = value instanceof Map;
    var isSet = value instanceof Set;
    var entries = isMap ? Array.from(value) : isSet ? Array.from(value) : Object.entries(value);
    var parts = entries.map(function (entry) {
      return isSet ? one(entry) : isMap ? one(entry[0]) + ' => ' + one(entry[1]) : entry[0] + ': ' + one(entry[1]);
    });
    var name = isMap ? 'Map(' + value.size + ') ' : isSet ? 'Set(' + value.size + ') ' : '';
    return name + (parts.length ? '{ ' + parts.join(', ') + ' }' : '{}');
  };
  ['log', 'info', 'warn', 'error'].forEach(function (name) {
    console[name] = function () {
      tell(name === 'error' ? 'error' : 'log', [].map.call(arguments, function (value) { return say(value); }).join(' '));
    };
  });
  var start = 0;
  window.${TURN} = function () {
    var now = performance.now();
    if (!start) {
      start = now;
      setTimeout(function () { start = 0; });
    }
    if (now - start > ${LIMIT_MS}) throw new Error('Cette boucle tournait encore après ${LIMIT_MS / 1_000} secondes : l’essai l’a arrêtée.');
    return true;
  };
  addEventListener('message', function (event) {
    if (event.source !== parent) return;
    document.open();
    addEventListener('error', function (event) { tell('error', event.message || 'Une ressource ne se charge pas dans un essai.'); }, true);
    addEventListener('unhandledrejection', function (event) { tell('error', say(event.reason)); });
    document.write(event.data);
    document.close();
  });
  tell('ready');
})()`.replace(/\n\s*/g, '');

/** The whole file: an empty page until it is told what to show. */
export const TRIAL_FRAME = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>Essai</title><script>${SCRIPT}</script></head><body></body></html>`;
