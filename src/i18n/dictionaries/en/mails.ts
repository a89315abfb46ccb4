import type { mails as fr } from '../fr/mails.ts';

export const mails = {
  lead: {
    subject: {
      contact: 'New message',
      simulation: 'New simulation',
      booking: 'New request for a call',
      planner: 'New planned release',
    },
    text: 'A lead has just come in. The name and how to reach them are waiting in the back office:',
    platform: 'Platform: {platform}',
    budget: 'Budget a month: {budget}',
  },
  review: {
    subject: 'A review is waiting for your decision',
    text: 'A review with {rating} out of 5 has just been left. It appears on the site only once you agree:',
  },
  test: {
    subject: 'Test message',
    text: 'If you can read this message, e-mail from {brand} works. Sent on {at}.',
  },
  footer: 'You receive this message because your address is in the settings of the back office.',
  platforms: {
    youtube: 'YouTube',
    meta: 'Meta',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
} satisfies typeof fr;
