import type { moderation as fr } from '../fr/moderation.ts';

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
      'Our reason: {reason}',
      'A question, a correction? Contact us at {contact}. If you have not left us a review, you can ignore this message.',
      '{brand}',
    ],
  },
} satisfies typeof fr;
