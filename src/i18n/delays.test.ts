import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { figures } from '../domain/benchmarks/figures.ts';
import { locales } from '../domain/locale/locale.ts';
import { fillFigures } from './format-figure.ts';
import { textsOf } from './site-texts.ts';

/**
 * The delays of a campaign, in the order in which they end. They are declared once (`domain/benchmarks/figures.ts`), and texts
 * name them by key; `figures-once.test.ts` refuses a typed one.
 */
const delays = [
  'agency.firstFigures',
  'agency.firstResults',
  'youtube.significantAfter',
  'meta.significantAfter',
  'agency.minimumDays',
] as const;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns how often each delay is named in the texts of a language, by file. */
function namedIn(locale: string): string[] {
  const files = globSync([`src/i18n/dictionaries/*/${locale}.ts`, `content/${locale}/**/*.md`], {
    cwd: root,
  });
  return files
    .map((file) => {
      const text = readFileSync(root + file, 'utf8');
      const count = (key: string) => text.split(`{${key}}`).length - 1;
      return `${file.replace(`/${locale}`, '')}: ${delays.map(count).join(' ')}`;
    })
    .sort();
}

describe.each(locales)('the delays of a campaign in %s', (locale) => {
  it('are named by the same keys and as often as in French', () => {
    const french = namedIn('fr');
    expect(french.some((line) => line.includes('dictionaries/faq') && /[1-9]/.test(line))).toBe(true);
    expect(namedIn(locale)).toEqual(french);
  });

  it('are in one answer of the frequent questions, in the order in which they end', () => {
    const answers = textsOf(locale).faq.items.map(({ answer }) => answer);
    const answer = answers.find((text) => delays.every((key) => text.includes(`{${key}}`))) ?? '';
    const places = delays.map((key) => answer.indexOf(`{${key}}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // The rendered answer has exactly the declared numbers.
    const numbers = fillFigures(locale, answer).match(/\d+/g)?.map(Number);
    expect(numbers).toEqual(delays.flatMap((key) => figures[key].value));
  });

  it('are in the advantage of the home page with the numbers of the first results', () => {
    const { title } = textsOf(locale).home.about.advantages[1] ?? { title: '' };
    expect(title).toMatch(/\{first\}.*\{last\}/);
    expect(title.replaceAll(/\{\w+\}/g, '')).not.toMatch(/\d/);
  });
});
