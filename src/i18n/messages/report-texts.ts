import { appeals } from '../../domain/accessibility/conformity.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  DECISION_DAYS,
  DSA_NUMBER,
  type ReportOutcome,
  type ReportReason,
} from '../../domain/report/content-report.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { refusalGroundWords } from '../dictionaries/refusal-grounds/index.ts';
import { reportMails as texts } from '../dictionaries/report-mails/index.ts';
import { reportReasonWords } from '../dictionaries/report-reasons/index.ts';
import { fill, formatDate } from '../format.ts';
import { ownDataLine } from './own-data-mails.ts';

interface Facts {
  number: number;
  brand: string;
  contactEmail: string;
  /** Origin of the site, without a slash at the end. */
  url: string;
}

/** The grounds that are breaches of the law; the others are breaches of the terms (article 17(3)(d) and (e)). */
const UNLAWFUL: readonly RefusalGround[] = ['illegal', 'others_data'];

/** Out-of-court dispute settlement. */
const SETTLEMENT = { article: 21, law: DSA_NUMBER };

/** The mails about reports of illegal content, in all four languages. Times are epoch milliseconds. */
export const reportTexts = {
  /** Article 16(4). */
  receipt(locale: Locale, { reason, address, ...facts }: Facts & { reason: ReportReason; address: string }) {
    const receipt = reason === 'accessibility' ? texts[locale].barrier.receipt : texts[locale].receipt;
    return mail(locale, receipt, facts, { reason: reportReasonWords[locale][reason], address });
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
      until,
      ...facts
    }: Facts & {
      reason: ReportReason;
      outcome: ReportOutcome;
      words: string;
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
      outcome: decision.outcomes[outcome === 'mended' ? 'kept' : outcome],
      words,
      ways: waysOf(locale, until, facts),
    });
  },

  /** Article 17(3). It knows nothing of the person who reported. */
  statement(
    locale: Locale,
    {
      writtenAt,
      ground,
      words,
      until,
      ...facts
    }: Facts & {
      writtenAt: number;
      ground: RefusalGround;
      words: string;
      until: number | null;
    },
  ) {
    const { statement } = texts[locale];
    return mail(locale, statement, facts, {
      date: formatDate(locale, writtenAt),
      ground: refusalGroundWords[locale][ground],
      basis: UNLAWFUL.includes(ground) ? statement.law : statement.terms,
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
      words,
      ...facts
    }: Facts & {
      writtenAt: number;
      outcome: 'restored' | 'absent' | 'removed';
      ground: RefusalGround | null;
      words: string;
    },
  ) {
    const { reviewed, statement } = texts[locale];
    const basis = ground && UNLAWFUL.includes(ground) ? statement.law : statement.terms;
    return mail(locale, reviewed, facts, {
      date: formatDate(locale, writtenAt),
      outcome: fill(reviewed.outcomes[outcome], {
        ...(ground && { ground: refusalGroundWords[locale][ground], basis }),
      }),
      words,
      // Nothing is left to contest about a review that is back.
      ways: outcome === 'restored' ? '' : waysOf(locale, null, facts),
    });
  },
};

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
