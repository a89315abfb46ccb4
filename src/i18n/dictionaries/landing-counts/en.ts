import type { landingCounts as fr } from './fr.ts';

export const landingCounts = {
  /** The columns of the file for the artist. */
  artistList: ['Reference', 'Email', 'Language', 'Agreed', 'Sentence agreed to', 'Withdrawn since'],
  headings: {
    day: 'Day',
    kind: 'Measure',
    locale: 'Language',
    channel: 'Came from',
    variant: 'Variant',
    target: 'Clicked link',
    count: 'Count',
  },
  kinds: {
    view: 'Visit',
    conversion: 'Conversion',
    click: 'Click',
  },
  channels: {
    'meta-ads': 'Meta ads',
    'google-ads': 'Google and YouTube ads',
    'tiktok-ads': 'TikTok ads',
    'other-ads': 'Other ads',
    search: 'Search engine',
    email: 'Email',
    'reminder-mail': 'Reminder by email',
    'reminder-push': 'Reminder by notification',
    referral: 'Another site',
    direct: 'Direct',
  },
  targets: {
    other: 'Another platform',
    action: 'Main button',
    hero: 'Header button',
    call: 'Call-to-action button',
    calendar: 'Calendar',
    form: 'Form',
  },
  network: 'Network: {name}',
} satisfies typeof fr;
