import type { legal as fr } from './fr.ts';

/** The texts around the legal pages. Their own texts are in `content/<locale>/legal`. */
export const legal = {
  storage: {
    caption: 'What the browser keeps for this site',
    name: 'Name',
    place: 'Where',
    purpose: 'What it is for',
    consent: 'Consent',
    lifetime: 'How long',
  },
  places: { cookie: 'Cookie', localStorage: 'Local storage', sessionStorage: 'Session storage' },
  categories: {
    essential: 'Necessary, no consent needed',
    analytics: 'Analytics',
    marketing: 'Advertising',
  },
  lifetimes: {
    year: 'One year',
    sixMonths: 'Six months',
    halfHour: 'Half an hour; five hours and a half if you prolong it',
    oneDay: 'One day',
    nextPage: 'Until the next page, or until the tab is closed',
    untilReceived: 'Until the server has received it',
    untilErased: 'Until you erase it',
    untilWithdrawn: 'Until consent is withdrawn',
    thirteenMonths: 'Thirteen months at most',
  },
  purposes: {
    language: 'Remember the language you chose',
    ownData: 'Open the page of your data, if you asked for it',
    consent: 'Remember your cookie choice',
    consentProof: 'Prove that choice: the proof waits here if it could not be sent',
    consentReceipt: 'Find the proof of this choice again: its random number',
    artistConsent:
      'Remember your answer to an artist, on a page with pixels of their own: the number of its proof',
    pendingSimulation: 'Keep a simulation or a release to analyse until the server has received it',
    typedForm: 'Keep what you typed into a form when you switch language',
    helpfulVotes:
      'Count your “Helpful” vote on a review once: a random number and the reviews you chose, from your first vote on',
    firstTouch: 'Remember the campaign or site that first brought you here',
    analytics: 'Google Analytics: tell visits apart',
    googleAds: 'Google Ads: link a click on an ad to a request',
    meta: 'Meta pixel: link an ad to a visit',
    tiktok: 'TikTok pixel: link an ad to a visit',
    matching:
      'Meta and TikTok pixels, where advanced matching is on: a random number of this site’s own that goes with their events',
  },
  policies: {
    label: 'Privacy policies of third-party services',
    google: 'Google privacy policy',
    meta: 'Meta privacy policy',
    tiktok: 'TikTok privacy policy',
    calendly: 'Calendly privacy policy (booking)',
  },
  former: {
    title: 'Previous versions',
    link: 'Version {number}',
    first: 'Original version',
    period: 'in force from {from} to {until}',
    firstPeriod: 'in force until {until}',
    notice: 'This version is no longer in force. It was in force from {from} to {until}.',
    firstNotice: 'This version is no longer in force. It was in force until {until}.',
    values: 'The publisher’s details and the lists that the site computes are those of today.',
    present: 'Read the version in force',
    description: 'A version that is no longer in force, kept for the record: {title}.',
  },
  french: {
    changed:
      'The French text has changed since this translation. Where they differ, the French text prevails.',
    read: 'Read the French text',
  },
} satisfies typeof fr;
