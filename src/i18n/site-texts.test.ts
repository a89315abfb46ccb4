import { expect, it } from 'vitest';
import type { ContentItem, ContentSnapshot, Fallback, PartContent } from '../domain/content/content.ts';
import type { PartKey, TextPartKey } from '../domain/content/parts.ts';
import { missingTexts } from '../domain/content/resolve.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { defaultContent } from './content-defaults.ts';
import { dictionaryOf } from './dictionary.ts';
import { textsOf } from './site-texts.ts';

const online = (content: PartContent | null, fallback: Fallback = 'none') => ({ content, fallback, at: 0 });
const question = (id: string, text: string, more: Partial<ContentItem> = {}): ContentItem => ({
  id,
  hidden: false,
  fields: { question: text && `${text} ?`, answer: text },
  ...more,
});
const faq = (...items: ContentItem[]): PartContent => ({ ...defaultContent('faq', 'fr'), items });
const ids = (snapshot: ContentSnapshot) => textsOf('en', snapshot).faq.items.map(({ id }) => id);

it('textsOf returns the dictionaries while nothing is published, and the same object for the same snapshot', () => {
  const { faq: questions, ...texts } = dictionaryOf('en');
  expect(textsOf('en')).toMatchObject(texts);
  expect(textsOf('en').faq.items.map(({ question }) => question)).toEqual(
    questions.items.map(({ question }) => question),
  );
  const snapshot: ContentSnapshot = { hero: { fr: online(null) } };
  expect(textsOf('en', snapshot)).toBe(textsOf('en', snapshot));
});

it('textsOf never changes the dictionaries', () => {
  const before = structuredClone(dictionaryOf('fr'));
  const hero = defaultContent('hero', 'fr');
  const snapshot = { hero: { fr: online({ ...hero, fields: { ...hero.fields, title1: 'Autre' } }) } };
  expect(textsOf('fr', snapshot).home.hero.title).toEqual(['Autre', before.home.hero.title[1]]);
  expect(dictionaryOf('fr')).toEqual(before);
});

it('textsOf adds the French questions if the editor chose so, and keeps those of the language', () => {
  const french = online(
    faq(question('a', 'Un'), question('b', 'Deux'), question('c', 'Trois', { hidden: true })),
  );
  const own = faq(question('b', 'Two'), question('x', ''), question('default-1', ''));
  expect(ids({ faq: { fr: french, en: online(null) } })).toEqual(
    defaultContent('faq', 'en').items.map(({ id }) => id),
  );
  expect(ids({ faq: { fr: french, en: online(null, 'fr') } })).toEqual(['a', 'b']);
  // `x` has no text in any language; `default-1` gets the documented default.
  expect(ids({ faq: { fr: french, en: online(own) } })).toEqual(['b', 'default-1']);
  expect(ids({ faq: { fr: french, en: online(own, 'fr') } })).toEqual(['b', 'default-1', 'a']);
});

it('textsOf replaces a text that names a removed figure by the default', () => {
  const hero = defaultContent('hero', 'fr');
  const old = online({ ...hero, fields: { ...hero.fields, description: 'Dès {agency.gone}.' } });
  expect(textsOf('fr', { hero: { fr: old } }).home.hero.description).toBe(hero.fields['description']);
});

it('textsOf shows the published texts and questions of a service page, and leaves the other pages as they are', () => {
  const standard = defaultContent('serviceMeta', 'fr');
  const page = online({
    ...standard,
    fields: { ...standard.fields, stepsTitle2: 'Autre étape' },
    items: [question('own', 'Combien'), { ...question('default-1', ''), hidden: true }],
  });
  const before = textsOf('fr').services;
  const { meta, youtube, shared } = textsOf('fr', { serviceMeta: { fr: page } }).services;
  expect(meta.steps.items.map(({ title }) => title)).toEqual([
    before.meta.steps.items[0]?.title,
    'Autre étape',
    before.meta.steps.items[2]?.title,
  ]);
  expect(meta.faq.items).toEqual([{ id: 'own', question: 'Combien ?', answer: 'Combien' }]);
  expect([youtube, shared, meta.hero]).toEqual([before.youtube, before.shared, before.meta.hero]);
});

it('textsOf keeps each term of the glossary under its id, with the default in place of a text that is missing', () => {
  const standard = defaultContent('glossary', 'en');
  const items = [
    { id: 'hook', hidden: true, fields: { term: 'Hook, again', definition: '' } },
    { id: 'invented', hidden: false, fields: { term: 'Nothing', definition: 'Nothing' } },
  ];
  const before = textsOf('en').glossary;
  const { terms } = textsOf('en', { glossary: { en: online({ ...standard, items }) } }).glossary;
  expect(terms).toEqual({ ...before.terms, hook: { ...before.terms.hook, term: 'Hook, again' } });
});

const defaultOf = (part: PartKey, locale: Locale) => defaultContent(part as TextPartKey, locale);

it('a text that the agency wrote only in French is missing in another language', () => {
  const hero = defaultContent('hero', 'fr');
  const french = { ...hero, fields: { ...hero.fields, slogan: 'Autre' } };
  const english = defaultContent('hero', 'en');
  const missing = (content: PartContent | null) => missingTexts('hero', 'en', content, french, defaultOf);
  expect(missing(null)).toEqual(['slogan']);
  expect(missing(english)).toEqual(['slogan']);
  expect(missing({ ...english, fields: { ...english.fields, slogan: '' } })).toEqual(['slogan']);
  expect(missing({ ...english, fields: { ...english.fields, slogan: 'Other' } })).toEqual([]);
  expect(missingTexts('hero', 'fr', null, french, defaultOf)).toEqual([]);
  expect(missingTexts('hero', 'en', null, hero, defaultOf)).toEqual([]);
});
