import type { contact as fr } from '../fr/contact.ts';

/** The contact form. */
export const contact = {
  name: 'Name',
  email: 'Email',
  platform: 'Platform',
  choosePlatform: 'Choose a platform',
  platforms: { youtube: 'YouTube', meta: 'Meta (Facebook, Instagram)', tiktok: 'TikTok' },
  message: 'Message',
  messageHint: 'A link to the track, the release date, what you expect from the campaign.',
  required: 'All fields are required.',
  send: 'Send',
  sending: 'Sending…',
  success: 'Your message has been sent!',
  error: 'Something went wrong. Please try again.',
  book: 'Book a call',
  bookPlatform: 'Book a call about {platform}',
  newTab: '(new tab)',
  privacy: 'We use what you write here to reply to you, and for nothing else.',
  privacyLink: 'Privacy',
  trap: 'Leave this field empty',
} satisfies typeof fr;
