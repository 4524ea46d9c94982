import '../../../../src/styles/course/course-access.css';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LOGGED_IN_CLASS } from '../../../../src/browser/page/account.ts';
import { TEXTS_WAIT_MS } from '../../../../src/rules/poll.ts';
import { courses } from '../../../../src/stores/course/catalog.ts';
import { rememberCourse } from '../../../../src/stores/course/opened.ts';
import {
  askCoursesAt,
  askServiceAt,
  faultAddress,
  heldCalls,
  publish,
  releaseCalls,
} from '../../../api/service.ts';
import { silence } from '../../../browser/page.ts';
import { course, hurry, press } from '../../catalogue.ts';
import {
  closePage,
  openCoursePages,
  settle,
  until,
  untilVerdict,
  wireCourse,
} from '../../course-page.ts';
import { buy, DETAILS, open, watch } from './detail-page.tsx';

const POLL_MS = 10_000;

const SLOW = 'Connexion lente… on continue d’essayer.';
const EMPTY = 'Aucune formation disponible pour le moment.';
const empty = page.getByRole('heading', { level: 1, name: EMPTY });
const title = page.getByRole('heading', { level: 1 });

openCoursePages();

beforeEach(silence);

describe('the page waits a second before it says that the list is empty (D3)', () => {
  // First: what has answered once stays known.
  test('a spinner while nothing has answered, then 1,000 ms more, then the sentence', async () => {
    askCoursesAt(faultAddress('slow5', 'detail'));
    await open('?id=zz&nom=Rien');
    await until(async () => expect(await heldCalls('detail')).toBe(1));
    expect(shown()).toEqual(['Chargement…']);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(shown()).toEqual([SLOW]);

    await releaseCalls('detail');
    await until(() => expect(courses.$state.get().status).toBe('ready'));
    await settle();
    expect(shown()).toEqual([SLOW]);
    await untilVerdict(() => expect(shown()).toEqual([EMPTY]));
  });

  test('asks an empty list again, by the poll and by « Réessayer » (N11, D4)', async () => {
    await publish('course', { courses: [] });
    await open('?id=neuf');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    await publish('course', { courses: [wireCourse('neuf')] });
    vi.advanceTimersByTime(POLL_MS);
    await expect.element(title).toHaveTextContent('Cours neuf');

    await publish('course', { courses: [] });
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    await publish('course', { courses: [wireCourse('neuf')] });
    press(page.getByRole('button', { name: 'Réessayer' }));
    await expect.element(title).toHaveTextContent('Cours neuf');
  });

  test('a service that fails has the same sentence, and two ways on', async () => {
    askCoursesAt(faultAddress('offline'));
    await open('?id=panne');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
    expect(courses.$state.get().status).toBe('failed');
    expect(page.getByRole('status').element().textContent).toContain(EMPTY);
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/ressources']);
  });
});

describe('the chosen course', () => {
  test('shows its badge, texts, language, modality and access', async () => {
    await publish('course', {
      courses: [
        wireCourse('java'),
        wireCourse('python', { pricing: '{"price":25000,"modalite":"premium"}' }),
      ],
      courseDetails: { ...DETAILS, description: "L'essentiel : « tout » ?\n\nSecond." },
    });
    const { container } = await open('?nom=Cours+python&categorie=Design&id=python');
    await expect.element(title).toHaveTextContent('Cours python');
    await expect.element(page.getByText('Second.')).toBeVisible();
    const texts = [...container.querySelectorAll('.course-description p')];
    expect(texts.map((text) => text.textContent)).toEqual([
      'L’essentiel\u00A0: «\u00A0tout\u00A0»\u202F?',
      'Second.',
    ]);
    expect(container.querySelector('.badge')?.textContent).toBe('Payante');
    expect(facts(container)).toEqual([
      'Langue\u00A0:Wolof',
      'Modalité\u00A0:25\u202F000 fr (Payants)',
    ]);
    await expect.element(page.getByRole('heading', { name: 'Options d’accès' })).toBeVisible();
    expect(container.querySelector('.course-price')?.textContent).toBe(
      'Prix d’achat\u00A0: 25\u202F000\u00A0FCFA',
    );
    expect(container.querySelector('.course-reminder')?.textContent).toBe('Cours python');
    expect(
      container.querySelectorAll('.course-banner .cover, .course-reminder .cover'),
    ).toHaveLength(2);
    expect(document.title).toMatch(/^Cours python( |$)/);
  });

  test('says what the service did not say, and shows markup as text', async () => {
    const html = '<img src=x onerror=alert(1)><b>gras</b>';
    await publish('course', {
      courses: [{ id: 'nu', nom: html }],
      courseDetails: { description: html },
    });
    const { container } = await open('?id=nu');
    await expect.element(title).toHaveTextContent(html);
    await expect.element(page.getByText(html).last()).toBeVisible();
    expect(container.querySelectorAll('[src="x"], b b, .course-main b')).toHaveLength(0);
    expect(facts(container)).toEqual(['Langue\u00A0:–', 'Modalité\u00A0:-- fr']);
    expect(container.querySelector('.course-price b')?.textContent).toBe('–');
    await expect.element(buy).toBeVisible();
  });

  test('it is not sold to who is logged in before what is held is known (D8)', async () => {
    document.documentElement.classList.add(LOGGED_IN_CLASS);
    onTestFinished(() => document.documentElement.classList.remove(LOGGED_IN_CLASS));
    askServiceAt('account', faultAddress('hang', 'detail-held'));
    await publish('course', {
      courses: [wireCourse('attente')],
      courseDetails: DETAILS,
      sections: [],
    });
    const { container } = await open('?id=attente');
    await hurry(async () => expect(await heldCalls('detail-held')).toBe(1));
    const button = container.querySelector('.course-access .button') as Element;
    expect(getComputedStyle(button).visibility).toBe('hidden');
    await publish('account', { Message: [] });
    await releaseCalls('detail-held');
    await hurry(() => expect(getComputedStyle(button).visibility).toBe('visible'));
  });

  test('its texts wait 3 s for the plan above them, no more (D13)', async () => {
    await publish('course', {
      courses: [wireCourse('lent')],
      courseDetails: DETAILS,
      sections: undefined,
    });
    const { container } = await open('?id=lent');
    await until(() => expect(title.element().textContent).toBe('Cours lent'));
    await settle();
    vi.advanceTimersByTime(TEXTS_WAIT_MS - 1);
    await settle();
    expect(container.querySelectorAll('.course-description, .benefits')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    await until(() =>
      expect(container.querySelectorAll('.course-description, .benefits')).toHaveLength(2),
    );
  });

  test('says by its price what there is, where one pays, what is not known, and whom to ask (D19, D22)', async () => {
    await publish('course', {
      courses: [wireCourse('vente', { nom: 'Vendre' })],
      courseDetails: DETAILS,
      sections: [{ id: 's-1', title: 'Un' }, { id: 's-2' }],
    });
    const { container } = await open('?id=vente');
    await until(() =>
      expect(container.querySelector('.course-holds')?.textContent).toBe('2 sections'),
    );
    const said = [...container.querySelectorAll('.course-access > *')].map((one) =>
      one.textContent?.replace(/[\u00A0\u202F]/g, ' '),
    );
    expect(said).toEqual([
      'Options d’accès',
      '2 sections',
      'Prix d’achat : 5 000 FCFA',
      'Acheter la formation',
      'En une fois : toutes les sections s’ouvrent après le paiement. Le paiement se fait sur le site des comptes, où vous vous connectez d’abord.',
      'Déjà acheté ? Connectez-vous',
      'Pas encore précisés : la personne qui enseigne, les heures de travail, les moyens de paiement, le remboursement. Demandez avant d’acheter.',
      'Poser une question sur WhatsApp',
    ]);
    const chat = page.getByRole('link', { name: 'Poser une question sur WhatsApp' }).element();
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('«\u00A0Vendre\u00A0»');
  });

  test('a free course says « Gratuite », and asks nobody what is held', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await publish('course', {
      courses: [wireCourse('libre', { pricing: '0' })],
      courseDetails: DETAILS,
      sections: [{ id: 's-1', title: 'Un' }],
    });
    const { container } = await open('?id=libre');
    await expect.element(page.getByText('Un cours complet.')).toBeVisible();
    expect(container.querySelector('.course-price')?.textContent).toBe(
      'Prix d’achat\u00A0: Gratuite 0\u00A0FCFA',
    );
    expect(container.querySelectorAll('.course-access a')).toHaveLength(1);
    expect(fetch.mock.calls.some(([url]) => String(url).includes('/user/subscriptions'))).toBe(
      false,
    );
  });

  test('who has bought it opens it: no price to pay, no lock, nothing for sale (D8)', async () => {
    await publish('course', {
      courses: [wireCourse('tenu')],
      courseDetails: DETAILS,
      sections: [{ id: 's-1', title: 'Un' }],
    });
    await publish('account', { Message: [{ courseId: 'tenu', type: 'full' }] });
    const { container } = await open('?id=tenu');
    const enter = page.getByRole('link', { name: 'Ouvrir ma formation' });
    await expect
      .element(enter)
      .toHaveAttribute('href', '/v2/course?formationId=tenu&nom=Cours+tenu');
    await expect.element(buy).not.toBeInTheDocument();
    expect(container.querySelector('.course-price')).toBeNull();
    await until(() => expect(container.querySelectorAll('.course-outline li')).toHaveLength(1));
    expect(container.textContent).not.toContain('réservé aux acheteurs');
  });

  test('shows the course saved in storage when the address asks for none (D2)', async () => {
    askCoursesAt(faultAddress('offline'));
    rememberCourse(course('garde', { name: 'Gardé' }), '');
    await open('');
    await expect.element(title).toHaveTextContent('Gardé');
    await closePage();

    rememberCourse(course('garde', { name: 'Gardé' }), '');
    await open('?nom=Un+autre');
    await hurry(() => expect(empty.elements()).toHaveLength(1));
  });

  test('gives its place to what the service says, price too', async () => {
    await publish('course', { courses: [wireCourse('vrai', { pricing: '7000' })] });
    rememberCourse(course('vrai', { price: 0 }), '');
    await open('?id=vrai');
    await expect.element(buy).toBeVisible();
    await expect.element(page.getByText('7\u202F000\u00A0FCFA')).toBeVisible();
    await expect.element(watch).not.toBeInTheDocument();
  });
});

/** The spinner, or the verdict. */
function shown(): (string | undefined)[] {
  const states = page.getByRole('status').elements();
  return states.map((state) => state.querySelector('h1, span')?.textContent);
}

function facts(container: Element): (string | null)[] {
  return [...container.querySelectorAll('.course-facts > div')].map((fact) => fact.textContent);
}
