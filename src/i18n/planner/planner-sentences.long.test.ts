import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo, askedReleases } from '../../../tests/planner-answers.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { adviceKinds } from '../../domain/planner/advice.ts';
import { tieReasons } from '../../domain/planner/choose-friday.ts';
import { sumOf } from '../../domain/planner/expected-releases.ts';
import { territories } from '../../domain/planner/inputs.ts';
import { formatDayOfMonth } from '../format.ts';
import { plannerTexts } from './planner-texts.ts';

/** Returns the sentences of an answer, in the same order in every language. */
function sentencesOf(locale: Locale, { comparison, money, steps, advice }: ReturnType<typeof answerTo>) {
  const texts = advice.map((one) => plannerTexts.advice(locale, one));
  const { title, text } = plannerTexts.verdict(locale, money);
  const rest = money.rest && plannerTexts.verdict(locale, money.rest);
  const { best } = comparison;
  return [
    ...texts.flatMap((one) => [one.title, one.text]),
    title,
    text,
    ...(rest ? [rest.title, rest.text] : []),
    plannerTexts.basis(locale, { ...best, announced: sumOf(best.known) }),
    ...steps.flatMap((step) => [
      plannerTexts.step(locale, step.key),
      plannerTexts.consequence(locale, step.key),
      plannerTexts.calendarDay(locale, step).text,
    ]),
  ];
}

/** Returns the days that an answer may name: those of its Fridays, its steps and the holidays. */
function daysOf({ comparison, steps, advice }: ReturnType<typeof answerTo>): string[] {
  const { fridays, asked, wait } = comparison;
  return [
    ...[...fridays, ...(asked?.fridays ?? []), ...(wait ? [wait] : [])].map(({ friday }) => friday),
    ...steps.flatMap(({ day, until }) => [day, until ?? day]),
    ...advice.flatMap(({ kind, day }) => (kind === 'again' && day ? [day] : [])),
    '2026-12-22',
    '2027-01-02',
  ];
}

const months: Record<Locale, string> = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
};
const namedDays = (locale: Locale, text: string): string[] =>
  text.match(new RegExp(`\\d{1,2}(?:er|º)?(?: de)? (?:${months[locale]})`, 'g')) ?? [];

/** Returns the numbers in a text without the separators of its language. */
const numbersIn = (text: string): string[] =>
  (text.replaceAll(/(\d)[\s.,](?=\d{3}\b)/gu, '$1').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'))
    .sort();

/** Patterns of faults in an assembled sentence. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/[{}]|undefined|null|NaN/, 'a hole'],
  [/ {2}|\u00a0 | \u00a0|\u202f /, 'a double space'],
  [/ [,.]|[.!?:;,]{2}|\(\)/, 'stray punctuation'],
  [/\b1[\s](?:semaines|weeks|semanas|jours|days|días|dias)\b/, 'a plural of one'],
  [/(?<![\d.,])(?:[2-9]|\d{2,})[\s](?:semaine|week|semana|jour|day|día|dia)\b/, 'a singular of many'],
];
const french: readonly (readonly [RegExp, string])[] = [
  [/\b(?:de|que|le|la|ne|se|je) [aeiouéèêâîôûœ]/i, 'a missing elision'],
  [/[dlnsq]’(?![aeiouyhéèêâîôûœ])/i, 'a wrong elision'],
  [/\b1 (?:janvier|février|mars|avril|mai|juin|juillet|août)/, 'an ordinal that is missing'],
];

const wrongIn = (locale: Locale, text: string): string[] =>
  [...faults, ...(locale === 'fr' ? french : [])]
    .filter(([fault]) => fault.test(text))
    .map(([, name]) => `${locale}, ${name}: ${text}`);

it.each(locales)('every kind of advice is a complete sentence in %s, with any of its values', (locale) => {
  const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-01`);
  const wrong = adviceKinds.flatMap((kind) =>
    months.flatMap((day, index) => {
      const { title, text } = plannerTexts.advice(locale, {
        kind,
        day,
        other: months.at(-index) ?? day,
        count: index,
        than: 1,
        scores: [index, 90],
        weeks: index + 1,
        month: day,
        ties: tieReasons.slice(index % 3),
        territories: territories.slice(0, 1 + (index % 9)),
        releases: [{ friday: day, artist: 'Un', title: 'Deux', releaseClass: 'mega', url: null }],
      });
      return [...wrongIn(locale, title), ...wrongIn(locale, text), ...(/[.]$/.test(text) ? [] : [text])];
    }),
  );
  expect(wrong).toEqual([]);
});

it('sentences are complete, name only days of the answer, and have the same numbers in every language', () => {
  fc.assert(
    fc.property(askedReleases, (asked) => {
      const answer = answerTo(asked);
      const all = locales.map((locale) => ({ locale, sentences: sentencesOf(locale, answer) }));
      const wrong = all.flatMap(({ locale, sentences }) => {
        const days = new Set(daysOf(answer).map((day) => formatDayOfMonth(locale, day)));
        return sentences.flatMap((text, index) => [
          ...wrongIn(locale, text),
          ...namedDays(locale, text)
            .filter((day) => !days.has(day))
            .map((day) => `${locale}, ${day} is no day of the answer: ${text}`),
          ...(String(numbersIn(text)) === String(numbersIn(all[0]?.sentences[index] ?? ''))
            ? []
            : [`${locale}, other numbers than in French: ${text}`]),
        ]);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);
