import type { landing as fr } from './fr.ts';

export const landing: typeof fr = {
  verbs: {
    listen: 'Listen',
    open: 'Open',
    buy: 'Buy',
    presave: 'Pre-save',
  },
  follow: 'Follow',
  followArtist: 'Follow {artist}',
  notes: 'Notes',
  sideA: 'Side A',
  sideB: 'Side B',
  date: {
    release: 'Out',
    place: 'Place',
    hour: 'Time',
    calendar: 'Add to calendar',
    remind: 'Remind me',
    from: 'Out on {day}',
    out: 'Out now',
    today: 'Today',
  },
  event: {
    soldOut: 'Sold out',
    past: 'This show is over',
  },
  countdown: {
    days: 'D−{days}',
    midnight: 'Midnight',
    left: {
      one: 'Out in {days} day',
      other: 'Out in {days} days',
    },
    tonight: 'Out tonight at midnight',
    at: 'Out today at {hour}',
  },
  form: {
    title: 'Stay in touch',
    required: 'All fields are required.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send',
    sent: 'Thank you, your message has been sent.',
    privacy: 'Your message goes to {brand}, who use it to answer you.',
    privacyLink: 'Privacy',
    trap: 'Leave this field empty',
  },
  player: {
    load: 'Listen here with {platform}',
    note: 'The player comes from {platform}: once it opens, {platform} receives your IP address and may set cookies.',
    title: '{platform} player',
  },
  inApp: {
    text: 'This page is open inside an app, where you may not be signed in to your music services.',
    open: 'Open in your browser',
    copy: 'Copy the link',
    copied: 'Link copied',
    menu: 'Tap the menu at the top of the screen, then choose to open the page in your browser.',
  },
  footer: {
    by: 'Campaign by {brand}',
    cookies: 'Cookies',
    legal: 'Legal notice',
  },
  /** Shown above a sample of a demonstration. */
  example: 'Example: the artist, the titles and the links are made up.',
  quotes: 'What people say',
};
