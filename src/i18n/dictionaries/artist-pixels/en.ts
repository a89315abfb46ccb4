import type { artistPixels as fr } from './fr.ts';

/** The page behind a one-time link, on which an artist sets their own pixels of a landing page. */
export const artistPixels = {
  title: 'Your pixels',
  heading: 'Your pixels on “{title}”',
  by: 'A page made by {brand}',
  of: 'Page of {artist}',
  see: 'See the page',
  offline: 'The page is not online yet.',
  intro:
    'Do you advertise this page? It can carry your own pixels too, beside those of {brand}. You decide how these measurements are used; {brand} passes them on for you.',
  consent: 'Each visitor is asked in your name. Nothing is loaded before they accept.',
  switch: '{brand} switches your pixels on once the processing contract is signed.',
  meta: 'Meta pixel',
  metaHint: 'Digits, in Meta’s Events Manager.',
  tiktok: 'TikTok pixel',
  tiktokHint: 'Digits and capital letters, in TikTok’s Events Manager.',
  pixel: 'Pixel ID',
  token: 'Access token (optional)',
  tokenHint:
    'So that the server of {brand} repeats enquiries to your account too. It is encrypted and never shown again, not even to {brand}.',
  stored: 'A token is stored. Leave this empty to keep it with the same pixel.',
  one: 'Fill in at least one of the two.',
  send: 'Save my pixels',
  once: 'This link works once, until {moment}, Paris time.',
  done: 'Your pixels are saved',
  doneOn: 'The page offers them to its visitors from now on.',
  doneOff: '{brand} still has to switch them on.',
  doneText: '{brand} sees the IDs of your pixels, never your tokens. This link no longer works.',
  change: 'To change anything, ask for a new link:',
  used: 'This link has already been used',
  usedText: 'Pixels were saved with it. If that was not you, tell the agency.',
  expired: 'This link has expired',
  expiredText: 'Nobody used it in time.',
} satisfies typeof fr;
