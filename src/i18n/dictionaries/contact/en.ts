import { contactFields } from '../contact-fields/en.ts';
import type { contact as fr } from './fr.ts';

/** The contact form. */
export const contact = {
  ...contactFields.labels,
  /** With an example of the expected form (RGAA 11.10). */
  email: 'Email (name@example.com)',
  required: contactFields.required,
  platforms: {
    unknown: 'I don’t know',
    youtube: 'YouTube',
    meta: 'Meta (Facebook, Instagram)',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
  messageHint: 'A link to the track, the release date, what you expect from the campaign.',
  reply: 'Reply before {hour} on {day} (Paris time).',
  send: 'Send',
  sending: 'Sending…',
  success: 'Your message has been sent!',
  /** Stays below the form after the success message, until the next input. `{time}`: of the visitor's clock. */
  sentAt: 'Message sent at {time}.',
  error: 'Something went wrong. Please try again.',
  book: 'Book a call',
  bookPlatform: 'Book a call about {platform}',
  newTab: '(new tab)',
  /** The progress of a booking, on this page and on the landing pages. */
  booking: {
    opening: 'Opening the calendar…',
    newTab: 'The calendar has opened in a new tab.',
    refused: 'Your browser blocked the tab.',
    follow: 'Open the calendar',
  },
  /** The notice beside a form with which a call can be booked. */
  thirdParty:
    'When you book, your name and email go to the agency and to the calendar, a third-party service that loads only then.',
  privacy: 'Used to reply to you and prepare a quote.',
  privacyLink: 'Privacy',
  trap: 'Leave this field empty',
} satisfies typeof fr;
