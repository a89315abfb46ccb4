import type { receipt as fr } from './fr.ts';

/** The page on which a visitor checks the receipt of a cookie choice. */
export const receipt = {
  title: 'Check a cookie receipt',
  description: 'The receipt of a cookie choice proves what you read and answered. Drop it here to check it.',
  steps: [
    'The receipt is downloaded from the cookie settings, after a choice.',
    'It says what you were asked, what you answered and until when.',
    'Drop the file here: our server checks its signature and keeps nothing of it.',
  ],
  choose: 'Choose the receipt',
  checking: 'Checking…',
  states: {
    valid: 'Genuine receipt. This choice holds until {until}.',
    replaced: 'Genuine receipt. This choice was replaced on {replaced}.',
    ended: 'Genuine receipt. This choice ended on {until}: the question is asked again.',
    erased: 'Genuine receipt. The proof was deleted here after five years.',
  },
  altered: 'This receipt is not signed by this site, or it has been changed since.',
  unreadable: 'This file is not a cookie receipt.',
  failed: 'The check could not be made. Try again in a moment.',
  chosen: 'Your answer of {time}',
  accepted: 'yes',
  refused: 'no',
  objection: 'objected to by your browser',
  objected: 'Your browser was sending Global Privacy Control.',
  wording: 'The banner and its settings when you answered',
  /** Of a proof that does not say which of two banners was read. */
  unsure: {
    site: 'On the page of an artist who measures their ads, the banner had one more sentence about them. This proof does not say whether it was there.',
    artist:
      'The artist’s question was asked alone, or together with that of the site. This proof does not say which of the two you read.',
    instead: 'Or, together with that of the site:',
  },
  notKept: 'The text of this version is no longer kept here.',
  withdraw: 'Withdraw my consent now',
  withdrawn: 'Consent withdrawn.',
  elsewhere:
    'This browser does not hold this choice: withdraw it in the one where you made it, through “Manage cookies” at the foot of the page.',
} satisfies typeof fr;
