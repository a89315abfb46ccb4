import { appeals } from '../../domain/accessibility/conformity.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import {
  DECISION_DAYS,
  DSA_NUMBER,
  type ReportOutcome,
  type ReportReason,
} from '../../domain/report/content-report.ts';
import { type RefusalGround, unlawfulGrounds } from '../../domain/review/refusal-grounds.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { refusalGroundWords } from '../dictionaries/refusal-grounds/index.ts';
import { reportMails as texts } from '../dictionaries/report-mails/index.ts';
import { reportReasonWords } from '../dictionaries/report-reasons/index.ts';
import { fill, formatDate, pluralForm } from '../format.ts';
import { nestedQuotes } from '../nested-quotes.ts';
import { ownDataLine } from './own-data-mails.ts';

interface Facts {
  number: number;
  brand: string;
  contactEmail: string;
  /** Origin of the site, without a slash at the end. */
  url: string;
}

/** Out-of-court dispute settlement. */
const SETTLEMENT = { article: 21, law: DSA_NUMBER };

/** The mails about reports of illegal content, in all four languages. Times are epoch milliseconds. */
export const reportTexts = {
  /** Article 16(4). */
  receipt(locale: Locale, { reason, address, ...facts }: Facts & { reason: ReportReason; address: string }) {
    const receipt = reason === 'accessibility' ? texts[locale].barrier.receipt : texts[locale].receipt;
    return mail(locale, receipt, facts, { reason: reportReasonWords[locale][reason], address });
  },

  /** The sentence that names the provision of the law that content is against. */
  provision(locale: Locale, law: string): string {
    return fill(texts[locale].statement.law, { law });
  },

  question(locale: Locale, { words, ...facts }: Facts & { words: string }) {
    return mail(locale, texts[locale].question, facts, { words });
  },

  /** Article 16(5). @param facts.until null: the second decision */
  decision(
    locale: Locale,
    {
      reason,
      outcome,
      words,
      cuts,
      until,
      ...facts
    }: Facts & {
      reason: ReportReason;
      outcome: ReportOutcome;
      words: string;
      cuts: number;
      until: number | null;
    },
  ) {
    const { decision, barrier } = texts[locale];
    if (reason === 'accessibility')
      return mail(locale, barrier.answer, facts, {
        outcome: barrier.outcomes[outcome === 'mended' ? 'mended' : 'kept'],
        words,
        appeal: appeals.message,
      });
    return mail(locale, decision, facts, {
      outcome: decision.outcomes[outcome === 'mended' ? 'kept' : byCuts(outcome, cuts)],
      words,
      ways: waysOf(locale, until, facts),
    });
  },

  /** Article 17(3). It knows nothing of the person who reported. */
  statement(
    locale: Locale,
    {
      writtenAt,
      measure,
      passages,
      ground,
      law,
      words,
      until,
      ...facts
    }: Facts & {
      writtenAt: number;
      measure: 'removed' | 'shortened';
      passages: readonly string[];
      ground: RefusalGround;
      law: string;
      words: string;
      until: number | null;
    },
  ) {
    const { statement } = texts[locale];
    const { subject, done } = statement.measures[byCuts(measure, passages.length)];
    const { brand, number, url } = facts;
    const values = { brand, number, date: formatDate(locale, writtenAt) };
    return mail(locale, { subject, lines: statement.lines }, facts, {
      done: fill(done, { ...values, page: `${url}${localizePath(locale, '/all-reviews')}` }),
      passages: passagesLine(locale, passages),
      ground: refusalGroundWords[locale][ground],
      basis: basisOf(locale, ground, law, url),
      words,
      ways: waysOf(locale, until, facts),
    });
  },

  /** The second decision about a removal, to the author. It knows nothing of the person who reported. */
  reviewed(
    locale: Locale,
    {
      writtenAt,
      outcome,
      ground,
      law,
      words,
      cuts,
      ...facts
    }: Facts & {
      writtenAt: number;
      cuts: number;
      outcome: 'restored' | 'whole' | 'absent' | 'removed' | 'shortened';
      ground: RefusalGround | null;
      law: string;
      words: string;
    },
  ) {
    const { reviewed } = texts[locale];
    return mail(locale, reviewed, facts, {
      date: formatDate(locale, writtenAt),
      outcome: fill(reviewed.outcomes[byCuts(outcome, cuts)], {
        ...(ground && {
          ground: refusalGroundWords[locale][ground],
          basis: basisOf(locale, ground, law, facts.url),
        }),
      }),
      words,
      // Nothing is left to contest about a review that is back.
      ways: outcome === 'restored' || outcome === 'whole' ? '' : waysOf(locale, null, facts),
    });
  },
};

/** Returns the key of a text about a cut, by their number; other keys stay. */
const byCuts = <Key extends string>(key: Key, cuts: number): Key | 'cuts' =>
  key === 'shortened' && cuts > 1 ? 'cuts' : key;

/** Returns the line with the author's own words that were cut out; empty: none were. */
function passagesLine(locale: Locale, passages: readonly string[]): string {
  if (passages.length === 0) return '';
  const { statement } = texts[locale];
  const quoted = passages.map((passage) =>
    fill(statement.quoted, { passage: nestedQuotes(locale, passage) }),
  );
  return fill(pluralForm(locale, statement.passages, passages.length), { quoted: quoted.join(', ') });
}

/** Returns the sentence that names the provision of the law or the chapter of the terms. */
const basisOf = (locale: Locale, ground: RefusalGround, law: string, url: string): string =>
  unlawfulGrounds.includes(ground)
    ? reportTexts.provision(locale, law)
    : fill(texts[locale].statement.terms, { page: `${url}${localizePath(locale, '/terms')}` });

const waysOf = (locale: Locale, until: number | null, { contactEmail: contact }: Facts): string =>
  until === null
    ? fill(texts[locale].lastWays, { ...SETTLEMENT })
    : fill(texts[locale].ways, {
        contact,
        ...SETTLEMENT,
        day: formatDate(locale, Date.parse(agencyDay(until))),
      });

function mail(
  locale: Locale,
  { subject, lines }: { subject: string; lines: readonly string[] },
  { number, brand, contactEmail: contact, url }: Facts,
  more: Record<string, string>,
): { subject: string; text: string } {
  const values = { number, brand, contact, days: DECISION_DAYS, ...more };
  return {
    subject: fill(subject, values),
    text: `${[...lines.map((line) => fill(line, values)).filter(Boolean), ownDataLine(locale, url)].join('\n\n')}\n`,
  };
}
