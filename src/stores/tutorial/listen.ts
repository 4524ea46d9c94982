import { recall, remember } from '../../browser/choice/records.ts';
import { show } from '../../browser/page/notices.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import * as speech from '../../browser/speech/speech.ts';
import * as bar from '../../browser/tutorial/listen-bar.ts';
import { passagesOf, type SpokenPassage } from '../../browser/tutorial/passages.ts';
import { type HeardPlace, heardIn, passageLabel, withHeard } from '../../rules/tutorial/spoken.ts';

const NO_SPEECH = 'Ce navigateur ne sait pas lire à voix haute. Essaie avec Chrome ou Firefox.';
const NO_FRENCH =
  'Aucune voix française sur cet appareil : sur Android, ouvre Paramètres, puis Synthèse vocale. ';

/** The reading in progress. */
interface ReadingAloud {
  button: HTMLElement;
  slug: string;
  step: Element;
  passages: readonly SpokenPassage[];
  index: number;
  isPaused: boolean;
  /** Known once the voices are: a browser first says that it has none. */
  lacksFrench: boolean;
  stopWatching: () => void;
}

let reading: ReadingAloud | undefined;
let rate = 1;
let hasBar = false;

/** Called for « Écouter »: reads the step of the button, or goes on where it was left (T28, T29). */
export function run(button: HTMLElement): void {
  const step = button.closest('.step');
  const slug = button.closest<HTMLElement>('.tutorial')?.dataset.tutorial;
  if (!speech.hasSpeech() || !step || !slug) {
    show({ text: NO_SPEECH, tone: 'info' });
    return;
  }
  if (!hasBar) hasBar = bar.installListenBar({ back, pause, next, close, rate: changeRate });
  close();
  speech.askVoices();
  const passages = passagesOf(step);
  const index = heardIn(heardRecord(), slug, step.id, passages.length);
  const stopWatching = bar.onLeft(close);
  reading = {
    button,
    slug,
    step,
    passages,
    index,
    isPaused: false,
    lacksFrench: false,
    stopWatching,
  };
  say(true);
}

function back(): void {
  move(-1);
}

function next(): void {
  move(1);
}

function move(distance: -1 | 1): void {
  if (!reading) return;
  renew(reading);
  const { index, passages } = reading;
  reading.index = Math.min(Math.max(index + distance, 0), passages.length - 1);
  say(true);
}

/** « Pause » and « Reprendre »: a passage begins again, for some voices forget where they stopped. */
function pause(): void {
  if (!reading) return;
  if (reading.isPaused) say(true);
  else halt();
}

function changeRate(wanted: number): void {
  rate = wanted;
  if (reading && !reading.isPaused) say(false);
}

function close(): void {
  if (!reading) return;
  const { button, stopWatching } = reading;
  reading = undefined;
  stopWatching();
  speech.cancel();
  bar.hideListenBar(button);
}

/** Reads the step again: what the reader has opened since is read too, what is gone is not. */
function renew(own: ReadingAloud): void {
  const passages = passagesOf(own.step);
  const before = new Set(own.passages.slice(0, own.index + 1).map(({ element }) => element));
  const index = passages.map(({ element }) => before.has(element)).lastIndexOf(true);
  Object.assign(own, { passages, index: Math.max(index, 0) });
}

/** Says the passage where the reading is; the reader who asked for it is led there. */
function say(leads: boolean): void {
  const passage = reading?.passages[reading.index];
  if (!reading || !passage) return;
  reading.isPaused = false;
  // The passage before, cut short, must not pause this one.
  const own = reading;
  reading = undefined;
  speech.cancel();
  reading = own;
  keep(own.slug, { step: own.step.id, passage: own.index });
  bar.mark(passage.element, leads);
  tell();
  const { index } = own;
  const isSaid = () => reading === own && own.index === index;
  speech.speak(
    passage.text,
    (how) => isSaid() && follow(how),
    rate,
    (isFrench) => isSaid() && learn(own, isFrench),
  );
}

function learn(own: ReadingAloud, isFrench: boolean): void {
  if (own.lacksFrench !== isFrench) return;
  own.lacksFrench = !isFrench;
  tell();
}

/** What comes after a passage: the next one, the end of the step, or a voice that stopped. */
function follow(how: speech.SpeechEnd): void {
  if (!reading) return;
  if (how !== 'said') {
    halt();
    return;
  }
  renew(reading);
  if (reading.index < reading.passages.length - 1) {
    reading.index += 1;
    say(false);
  } else finish(reading);
}

/** The step was read to its end: « Reprendre » begins it again. */
function finish(ended: ReadingAloud): void {
  keep(ended.slug, undefined);
  ended.index = 0;
  ended.isPaused = true;
  bar.mark(undefined);
  bar.showListenBar('Étape lue jusqu’au bout', true);
}

/** Stops where the reading is: by « Pause », a call, another page, a voice that fails. */
function halt(): void {
  if (!reading) return;
  reading.isPaused = true;
  speech.cancel();
  tell();
}

function tell(): void {
  if (!reading) return;
  const { index, passages, isPaused, lacksFrench } = reading;
  const label = passageLabel(index, passages.length);
  const voice = lacksFrench ? NO_FRENCH : '';
  bar.showListenBar(isPaused ? `En pause. ${label}` : `${voice}${label}`, isPaused);
}

function heardRecord(): unknown {
  return recall(KEYS.heard);
}

function keep(slug: string, heard: HeardPlace | undefined): void {
  remember(KEYS.heard, withHeard(heardRecord(), slug, heard));
}
