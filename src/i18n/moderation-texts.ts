import { type Locale, localizePath } from '../domain/locale/locale.ts';
import type { RefusalGround } from '../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../domain/review/status.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import { moderation as texts } from './dictionaries/moderation/index.ts';
import { refusalGroundWords } from './dictionaries/refusal-grounds/index.ts';
import { fill, formatDate } from './format.ts';
import { ownDataLine } from './messages/own-data-mails.ts';

/** The emails to the author of a review and to an invited client, in all four languages. */
export const moderationTexts = {
  /**
   * @param facts.writtenAt epoch milliseconds
   * @param facts.detail the moderator's own words; null: none
   */
  rejected(
    locale: Locale,
    facts: {
      writtenAt: number;
      ground: RefusalGround;
      detail: string | null;
      brand: string;
      contactEmail: string;
      url: string;
    },
  ): { subject: string; text: string } {
    const { subject, lines } = texts[locale].rejection;
    const { writtenAt, ground, detail, brand, contactEmail: contact, url } = facts;
    const values = {
      date: formatDate(locale, writtenAt),
      ground: refusalGroundWords[locale][ground],
      detail: detail ?? '',
      brand,
      contact,
    };
    const said = lines.filter((line) => detail !== null || !line.includes('{detail}'));
    return {
      subject,
      text: `${[...said.map((line) => fill(line, values)), ownDataLine(locale, url)].join('\n\n')}\n`,
    };
  },

  /** @param facts.expiresAt epoch milliseconds */
  invitation(
    locale: Locale,
    facts: {
      client: string;
      code: string;
      expiresAt: number;
      rewarded: boolean;
      brand: string;
      contactEmail: string;
      url: string;
    },
  ): { subject: string; linkText: string } {
    const { subject, lines, rewards, foot } = texts[locale].invitation;
    const { client, code, expiresAt, rewarded, url, brand, contactEmail: contact } = facts;
    const values = {
      client,
      brand,
      contact,
      link: `${url}${localizePath(locale, `/review/${code}`)}`,
      // The last agency's day on which the link is valid.
      day: formatDate(locale, Date.parse(agencyDay(expiresAt - 1))),
    };
    const parts = [...lines, rewards[rewarded ? 'given' : 'none'], ...foot];
    return {
      subject: fill(subject, values),
      linkText: `${[...parts.map((line) => fill(line, values)), ownDataLine(locale, url)].join('\n\n')}\n`,
    };
  },
};

/** Returns the sentence about an earlier decision. @param by the account's email address; null for a deleted account */
export function decidedSentence(locale: Locale, status: ReviewStatus, by: string | null): string {
  const { decided } = texts[locale];
  return fill(decided[status], { by: by ?? decided.gone });
}
