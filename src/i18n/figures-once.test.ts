import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../domain/locale/locale.ts';

/**
 * Every editorial figure stands once, in `domain/benchmarks/figures.ts`: no text types one in digits, and none says in
 * words how many times more something is, which is a figure as well. What is left are numbers that are no figures of the
 * trade, each named here.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Texts about something else than the trade: a scale of five stars, the simulator's own formula, limits of a form. */
const exempt = new Set([
  'allReviews.reviews.average',
  'allReviews.reviews.level',
  'consent.dialog.categories.analytics.text',
  'errors.fields.budget_error',
  'errors.fields.budget_max_error',
  'errors.fields.campaign_budget_max',
  'errors.fields.password_long',
  'errors.fields.password_short',
  'errors.fields.review_days',
  'home.about.picture.start',
  'home.reviews.summary',
  'home.reviews.rating',
  'homeReviews.summary',
  'homeReviews.rating',
  'mails.review.text',
  'settingsErrors.port_error',
  'simulator.result.formula.cpv',
  'simulator.result.formula.cpm',
]);

/** Figures named by key, names of files and addresses are not typed figures. */
const readable = (text: string) =>
  text
    .replace(/\{[\w.|]+\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '');
const typed = (text: string) => /\d/.test(readable(text));

/** "Twice the budget", "trois fois plus": what a change of the figure beside it would make untrue. */
const multiples: Record<Locale, RegExp> = {
  fr: /\b(?:le|du) (?:double|triple)\b|\b(?:deux|trois|quatre|cinq|dix) fois (?:le|la(?! même)|les|plus|moins|votre|ce)/i,
  en: /\btwice (?:the|as|what|over)\b|\b(?:two|three|four|five|ten) times (?:the|as|what|your|more)\b|\b(?:double|triple) that\b/i,
  es: /\b(?:el|al) (?:doble|triple)\b|\b(?:dos|tres|cuatro|cinco|diez) veces (?:el|la(?! misma)|los|más|menos|tu|es[ae])\b/i,
  pt: /\b(?:o|ao) (?:dobro|triplo)\b|\b(?:duas|três|quatro|cinco|dez) vezes (?:o|a(?! mesma)|os|mais|menos|sua|seu|esse)\b/i,
};

function strings(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, name ? `${name}.${key}` : key));
}

describe.each(locales)('in %s', (locale) => {
  it('no dictionary types a figure', async () => {
    const folder = `${root}src/i18n/dictionaries/${locale}/`;
    // The back office speaks of no figure of the trade, only of what it has counted.
    const files = readdirSync(folder).filter((file) => !file.startsWith('admin'));
    const texts = (await Promise.all(files.map((file) => import(`${folder}${file}`)))).flatMap((dictionary) =>
      strings({ ...dictionary }, ''),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([name, text]) => typed(text) && !exempt.has(name))).toEqual([]);
    expect(texts.filter(([, text]) => multiples[locale].test(text))).toEqual([]);
  });

  it('no guide types a figure', () => {
    const folder = `${root}content/${locale}/guides/`;
    const files = readdirSync(folder);
    expect(files).toHaveLength(8);
    for (const file of files) {
      const lines = readFileSync(folder + file, 'utf8').split('\n');
      expect(lines.filter(typed), file).toEqual([]);
      expect(
        lines.filter((line) => multiples[locale].test(line)),
        file,
      ).toEqual([]);
    }
  });
});
