import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  OrganizationLeaf,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { absoluteUrl } from '../pages.ts';
import { searchTemplate } from './open-search.ts';

/** Who offers the courses, and at which address. */
export interface Publisher {
  name: string;
  site: string;
}

/** A question with its answer, as they stand on the page. */
export interface Question {
  question: string;
  answer: string;
}

/** The home page of a network: what a social link's default leads to, which is no profile. */
const NETWORK_HOME = /^\/(?:channel\/?)?$/;

/** JSON-LD for a `<script>`: a `<` in a text must not end it. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The organization, with those of its social links that lead to a profile. */
export function organization(
  { name, site }: Publisher,
  social: readonly string[],
): OrganizationLeaf {
  const profiles = social.filter((href) => !NETWORK_HOME.test(new URL(href).pathname));
  return {
    '@type': 'Organization',
    name,
    url: absoluteUrl('/', site),
    logo: absoluteUrl('/icons/icon-512.png', site),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site, and the address that searches it (Q6). */
export function website({ name, site }: Publisher): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(site, 'search_term_string') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/', site),
    inLanguage: 'fr',
    potentialAction: search,
  };
}

/** The breadcrumbs of a page: home, then what leads to it, then itself. */
export function breadcrumbList(
  trail: readonly { name: string; path: string }[],
  site: string,
): BreadcrumbList {
  const whole = [{ name: 'Accueil', path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, site),
    })),
  };
}

/** Questions that stand on the page with their answers. */
export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
