import type { moderation as fr } from './fr.ts';

export const moderation = {
  decided: {
    approved: 'This review has already been approved by {by}.',
    rejected: 'This review has already been rejected by {by}.',
    pending: 'In the meantime, this review has gone back to pending.',
    gone: 'a deleted account',
  },
  rejection: {
    subject: 'Your review has not been published',
    lines: [
      'Hello,',
      'On {date}, you left a review on the {brand} website. We have read it and have not published it.',
      'Our reason: {ground}.',
      // Left out when the moderator wrote nothing more.
      'Details, as the agency wrote them: {detail}',
      'A question, a correction? Contact us at {contact}. If you have not left us a review, you can ignore this message.',
      '{brand}',
    ],
  },
  /** The message with the link of an invitation; each line becomes a paragraph. */
  invitation: {
    subject: 'Your review of your campaign with {brand}',
    lines: [
      'Hello {client},',
      'Did your campaign with {brand} help you? Tell us, good or bad: we publish reviews as they are written.',
      '{link}',
      'This link works once, until {day}.',
    ],
    rewards: {
      none: 'We give nothing in return.',
      given: 'We give something in return: your review will say “Incentive given”.',
    },
    foot: ['Would you rather not reply? Ignore this message. A question: {contact}.', '{brand}'],
  },
} satisfies typeof fr;
