import type { Locale } from '../domain/locale/locale.ts';
import type { ReviewStatus } from '../domain/review/status.ts';
import { moderation as en } from './dictionaries/en/moderation.ts';
import { moderation as es } from './dictionaries/es/moderation.ts';
import { moderation as fr } from './dictionaries/fr/moderation.ts';
import { moderation as pt } from './dictionaries/pt/moderation.ts';
import { fill, formatDate } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** What the author of a review is told about it, in all four languages. */
export const moderationTexts = {
  /** @param facts.writtenAt epoch milliseconds */
  rejected(
    locale: Locale,
    facts: { writtenAt: number; reason: string; brand: string; contactEmail: string },
  ): { subject: string; text: string } {
    const { subject, lines } = texts[locale].rejection;
    const { writtenAt, reason, brand, contactEmail: contact } = facts;
    const values = { date: formatDate(locale, writtenAt), reason, brand, contact };
    return { subject, text: `${lines.map((line) => fill(line, values)).join('\n\n')}\n` };
  },
};

/** What became of a review before the reader decided. `by` is an account's e-mail address; null: it is gone. */
export function decidedSentence(locale: Locale, status: ReviewStatus, by: string | null): string {
  const { decided } = texts[locale];
  return fill(decided[status], { by: by ?? decided.gone });
}
