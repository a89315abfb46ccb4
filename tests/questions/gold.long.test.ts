import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../src/domain/locale/locale.ts';
import { namesOf } from '../../src/domain/questions/meaning.ts';
import { createQuestionIndex } from '../../src/domain/questions/question-index.ts';
import { type GoldQuestion, goldSet } from '../../src/pages/questions/gold/gold-set.ts';
import { questionsOfOthers } from './questions-of-others.ts';
import { type AnsweringTexts, answeringTexts } from './site-passages.ts';

/**
 * The question box against the gold set: what is shown must be right, and a question off the subject must get no answer.
 * A change of texts, synonyms, other wordings or rule prints what it changed: compare the lines of two runs.
 */

/** The interval of a share at 95 % (Wilson, 1927), for the line that is printed. */
function interval(part: number, of: number): string {
  const z = 1.96;
  const share = part / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const percent = (value: number) => Math.round(value * 100);
  return `${part}/${of} = ${percent(share)} % (${percent(middle - half)}–${percent(middle + half)} %)`;
}

/** The goals, which are reached; a change of texts, words or rule must keep them. */
const goals = { precision: 0.9, offTopic: 0.03, answered: 0.7 };

/** Of the site's own set, whose questions off the subject are nearer to it: « pouvez-vous mettre ma musique sur deezer ». */
const OWN_OFF_TOPIC = 0.08;

const meaningOf = { fr: 'c’est quoi … ?', en: 'what does … mean?', es: '¿qué es …?', pt: 'o que é …?' };

describe.each(locales)('%s', (locale) => {
  let texts: AnsweringTexts;
  let results: { gold: GoldQuestion; shown: string | undefined }[];
  beforeAll(async () => {
    texts = (await allTexts())[locale];
    const index = createQuestionIndex(locale, texts.passages, texts.words);
    results = goldSet(locale).map((gold) => {
      const found = index.find(gold.question);
      return { gold, shown: found.outcome === 'answer' ? found.passage.key : undefined };
    });
  }, 60_000);

  it('names only passages that exist, in the gold set and among the other wordings', () => {
    const keys = new Set(texts.passages.map(({ key }) => key));
    expect(goldSet(locale).flatMap(({ answers }) => answers.filter((key) => !keys.has(key)))).toEqual([]);
    expect(Object.keys(texts.words.asks).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has the same passages as French, in the same order', async () => {
    const french = (await allTexts()).fr.passages.map(({ key }) => key);
    expect(texts.passages.map(({ key }) => key)).toEqual(french);
  });

  it('answers what a term of the glossary means with the term itself, by each of its names', () => {
    const index = createQuestionIndex(locale, texts.passages, texts.words);
    const terms = texts.passages.filter(({ kind }) => kind === 'term');
    const shown = terms.flatMap(({ key, title }) =>
      namesOf(title).map((name) => {
        const found = index.find(meaningOf[locale].replace('…', name.toLowerCase()));
        return { name, key, shown: found.outcome === 'answer' ? found.passage.key : found.outcome };
      }),
    );
    expect(shown.length).toBeGreaterThanOrEqual(82);
    expect(shown.filter((each) => each.shown !== each.key)).toEqual([]);
  });

  it('shows what is right, answers what it can, and stays silent off the subject', () => {
    const shown = results.filter((each) => each.shown !== undefined);
    const right = shown.filter((each) => each.gold.answers.includes(each.shown ?? ''));
    const on = results.filter(({ gold }) => gold.answers.length > 0);
    const off = results.filter(({ gold }) => gold.answers.length === 0);
    const wrongOff = off.filter((each) => each.shown !== undefined);
    process.stdout.write(
      `questions ${locale}: right of shown ${interval(right.length, shown.length)}, off the subject answered ${interval(wrongOff.length, off.length)}, answered rightly ${interval(right.length, on.length)}\n`,
    );
    expect(results.length).toBeGreaterThanOrEqual(120);
    expect(off.length / results.length).toBeGreaterThan(0.3);
    expect(right.length / shown.length).toBeGreaterThanOrEqual(goals.precision);
    expect(wrongOff.length / off.length).toBeLessThanOrEqual(OWN_OFF_TOPIC);
    expect(right.length / on.length).toBeGreaterThanOrEqual(goals.answered);
  });
});

it.each(locales)(
  '%s: answers most questions of others, shows little wrong, and nothing off the subject',
  async (locale) => {
    const { passages, words } = (await allTexts())[locale];
    const index = createQuestionIndex(locale, passages, words);
    const results = questionsOfOthers(locale).map(({ question, answers }) => ({
      answers,
      found: index.find(question),
    }));
    const on = results.filter(({ answers }) => answers.length > 0);
    const shown = on.flatMap(({ answers, found }) =>
      found.outcome === 'answer' ? [answers.includes(found.passage.key)] : [],
    );
    const right = shown.filter(Boolean).length;
    const near = on.filter(
      ({ answers, found }) =>
        found.outcome === 'near' && found.passages.some(({ key }) => answers.includes(key)),
    );
    const wrongOff = results.filter(
      ({ answers, found }) => answers.length === 0 && found.outcome === 'answer',
    );
    process.stdout.write(
      `others ${locale}: right of shown ${interval(right, shown.length + wrongOff.length)}, off the subject answered ${wrongOff.length}/${results.length - on.length}, answered rightly ${interval(right, on.length)}, right among near ${near.length}\n`,
    );
    expect(results.length).toBeGreaterThanOrEqual(120);
    expect(right / (shown.length + wrongOff.length)).toBeGreaterThanOrEqual(goals.precision);
    expect(wrongOff.length / (results.length - on.length)).toBeLessThanOrEqual(goals.offTopic);
    expect(right / on.length).toBeGreaterThanOrEqual(goals.answered);
  },
);

let read: ReturnType<typeof answeringTexts> | undefined;
/** Read once for all languages. */
function allTexts() {
  read ??= answeringTexts();
  return read;
}
