import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../domain/locale/locale.ts';
import { fillFigures } from '../format-figure.ts';

/** Names that are the same in every language, among strings of three words or more. */
const sameEverywhere = new Set(['Meta (Facebook, Instagram)']);

const NBSP = '\u00a0';
/** The webfonts do not have this character: see `readable` in `format.ts`. */
const NARROW = '\u202f';

interface Rule {
  name: string;
  /** Matches the forbidden text. */
  forbidden: RegExp;
}

const everywhere: Rule[] = [
  { name: 'a straight apostrophe or quote', forbidden: /['"]/ },
  { name: 'three dots instead of an ellipsis', forbidden: /\.\.\./ },
  { name: 'two spaces in a row', forbidden: /[ \u00a0\u202f]{2}/ },
  { name: 'a space at an end', forbidden: /^\s|\s$/ },
];

// Punctuation ends a clause if a space, a closing mark or the end follows; in `3:1` or an address it does not.
const closing = '(?=[\\s»”)]|$)';
const unspaced: Rule = {
  name: 'a space before punctuation',
  forbidden: new RegExp(`\\s[:;!?,.]${closing}`),
};

const byLanguage: Record<Locale, Rule[]> = {
  fr: [
    { name: '; ! ? without U+00A0 before', forbidden: new RegExp(`[^${NBSP}!?][;!?]${closing}`) },
    { name: ': without U+00A0 before', forbidden: new RegExp(`[^${NBSP}]:${closing}`) },
    { name: '« » without U+00A0 inside', forbidden: new RegExp(`«(?!${NBSP})|[^${NBSP}]»`) },
    { name: 'a figure without U+00A0 before its unit', forbidden: /[\d}][ \u202f]?[€%$]/ },
    { name: 'a figure without U+00A0 before hours', forbidden: /[\d}](?: |\u202f)?h(?!\p{L})/u },
    { name: 'thousands not grouped by U+00A0', forbidden: /\d[ \u202f]\d{3}(?!\d)/ },
  ],
  en: [
    unspaced,
    { name: 'a unit away from its figure', forbidden: /[\d}]\s%|[€$]\s[\d{]|[\d}]\s?€/ },
    { name: 'thousands not grouped by a comma', forbidden: /\d[ \u00a0\u202f]\d{3}(?!\d)/ },
  ],
  es: [
    unspaced,
    { name: 'a figure without U+00A0 before its unit', forbidden: /[\d}][ \u202f]?[€%$]/ },
    { name: 'four figures grouped', forbidden: /(?<!\d[.,]?)\d[. \u00a0\u202f]\d{3}(?![\d.])/ },
    { name: 'a question or an exclamation that is not opened', forbidden: /^[^¿]*\?|^[^¡]*!/ },
    { name: 'usted', forbidden: /\busted(?:es)?\b|\bsi acepta,/i },
    { name: 'another word for a receipt (recibo)', forbidden: /\bjustificantes?\b/i },
  ],
  pt: [
    unspaced,
    { name: 'a currency sign without U+00A0 before its figure', forbidden: /[€$] ?[\d{]/ },
    { name: 'a per cent sign away from its figure', forbidden: /[\d}]\s%/ },
  ],
};

type Text = readonly [path: string, text: string];

/** Returns every string of a dictionary with its path, in a stable order. */
function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
  }
  return [];
}

/** Returns the shape of a dictionary: its keys and the lengths of its arrays; values that are not texts are kept. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  return value;
}

const holesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const wordsOf = (text: string): number =>
  text.replace(/\{\w+\}/g, '').match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;

const folder = import.meta.dirname;
const dictionary = (locale: Locale) => new RegExp(`^[\\w-]+/${locale}\\.ts$`);
/** The features that have texts in a language. */
const filesOf = (locale: Locale): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => dictionary(locale).test(name))
    .map((name) => name.split('/')[0] ?? '')
    .sort();
const load = async (locale: Locale, file: string): Promise<Record<string, unknown>> => ({
  ...(await import(/* @vite-ignore */ pathToFileURL(join(folder, file, `${locale}.ts`)).href)),
});

const files = filesOf(defaultLocale);
const others = locales.filter((locale) => locale !== defaultLocale);
const dictionaries = await Promise.all(
  locales.flatMap((locale) =>
    filesOf(locale).map(async (file) => {
      const content = await load(locale, file);
      return { locale, file, content, texts: textsOf(content, '') };
    }),
  ),
);
const inFrench = (file: string) => dictionaries.find((d) => d.locale === defaultLocale && d.file === file);

it('the dictionaries exist as the same files in every language', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const locale of others) expect(filesOf(locale)).toEqual(files);
  expect(dictionaries).toHaveLength(files.length * locales.length);
  for (const { texts } of dictionaries) expect(texts.length).toBeGreaterThan(0);
});

describe.each(dictionaries)('$locale/$file', ({ locale, file, content, texts }) => {
  const french = new Map(inFrench(file)?.texts);

  it('has the keys of the French dictionary', () => {
    expect(shapeOf(content)).toEqual(shapeOf(inFrench(file)?.content));
  });

  it('has the placeholders of the French dictionary', () => {
    const holes = (entries: Iterable<Text>) => [...entries].map(([path, text]) => [path, ...holesOf(text)]);
    expect(holes(texts)).toEqual(holes(french));
  });

  it('has no empty text and no decomposed letters (Unicode NFC)', () => {
    expect(texts.filter(([, text]) => text.trim() === '' || text !== text.normalize('NFC'))).toEqual([]);
  });

  it('keeps the typography of its language', () => {
    // The specification writes this label with three dots.
    const free = texts.filter(([, text]) => text !== 'Connexion...');
    const faults = free.flatMap(([path, text]) =>
      [...everywhere, ...byLanguage[locale]]
        .filter(({ forbidden }) => forbidden.test(text))
        .map(({ name }) => `${path}: ${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('has titles and descriptions that a search results page shows in full', () => {
    const limits = { title: 60, description: 155 };
    const long = texts.filter(([path, text]) => {
      const part = /(?:^|\.)meta\.(title|description)$/.exec(path)?.[1];
      return part !== undefined && fillFigures(locale, text).length > limits[part as keyof typeof limits];
    });
    expect(long).toEqual([]);
  });

  if (locale === defaultLocale) return;

  it('has no untranslated French sentence', () => {
    const left = texts.filter(
      ([path, text]) => french.get(path) === text && wordsOf(text) >= 3 && !sameEverywhere.has(text),
    );
    expect(left).toEqual([]);
  });

  it('imports only the type of the French dictionary and its own parts', () => {
    const source = readFileSync(join(folder, file, `${locale}.ts`), 'utf8');
    const values = [...source.matchAll(/^import (?!type ).* from '(.+)';$/gm)].map(([, from]) => from);
    // The words of a part of the content are in one file for all languages.
    const own = (from = '') => from.endsWith(`/${locale}.ts`) || from === '../admin-part-words/index.ts';
    expect(values.filter((from) => !own(from))).toEqual([]);
  });
});

it('the dictionaries of each language have at least one title and one description to check', () => {
  for (const locale of locales) {
    const paths = dictionaries
      .filter((d) => d.locale === locale)
      .flatMap((d) => d.texts.map(([path]) => path));
    expect(paths.filter((path) => path.endsWith('meta.title'))).not.toEqual([]);
    expect(paths.filter((path) => path.endsWith('meta.description'))).not.toEqual([]);
  }
});

// Each rule is a regular expression: these examples prove that every rule matches a mistake.
describe('the typography rules', () => {
  const wrong: [Locale, string][] = [
    ['fr', 'Prêt ?'],
    ['fr', 'Prêt?'],
    ['fr', `Prêt${NARROW}!`],
    ['fr', 'Un prix : le vôtre'],
    ['fr', 'Un prix: le vôtre'],
    ['fr', '« bon »'],
    ['fr', 'dès 500 €'],
    ['fr', 'dès 500€'],
    ['fr', '30 % des vues'],
    ['fr', 'en {last} h'],
    ['fr', `dès 1${NARROW}500${NBSP}€`],
    ['fr', 'l\u0027artiste'],
    ['en', 'Ready ?'],
    ['en', `30${NBSP}%`],
    ['en', '500 €'],
    ['en', 'Wait...'],
    ['es', 'Preparado?'],
    ['es', 'Hecho!'],
    ['es', 'desde 500 €'],
    ['es', 'el 30%'],
    ['es', `desde 1.500${NBSP}€`],
    ['pt', 'a partir de € 500'],
    ['pt', 'a partir de €500'],
    ['pt', 'dois  espaços'],
  ];
  const right: [Locale, string][] = [
    [
      'fr',
      `Dès 1${NBSP}500${NBSP}€${NBSP}: un ratio de 3:1, «${NBSP}net${NBSP}», en 48${NBSP}h. Prêt${NBSP}?!`,
    ],
    ['en', 'From €1,500: a ratio of 3:1, 30%. Ready?'],
    ['es', `¿Listo? Desde 1500${NBSP}€, o 40.000${NBSP}€: el 30${NBSP}%. ¡Hecho!`],
    ['pt', `A partir de €${NBSP}1.500: 30%. Pronto?`],
  ];
  const faults = (locale: Locale, text: string) =>
    [...everywhere, ...byLanguage[locale]].filter(({ forbidden }) => forbidden.test(text));

  it.each(wrong)('refuse in %s: %s', (locale, text) => {
    expect(faults(locale, text)).not.toEqual([]);
  });

  it.each(right)('accept in %s: %s', (locale, text) => {
    expect(faults(locale, text)).toEqual([]);
  });
});
