import type { consent as fr } from './fr.ts';

/** Cookie banner and settings. A change of meaning requires a new CONSENT_TEXT_VERSION. */
export const consent = {
  label: 'Cookie choice',
  title: 'Cookies: your choice',
  text: 'Nothing is stored unless you agree: no third-party analytics, no advertising (Google, Meta, TikTok). The site works the same if you refuse, and you can change your choice in the footer.',
  more: 'Cookie policy',
  about: 'Cookies',
  refuse: 'Refuse',
  accept: 'Accept',
  settings: 'Settings',
  manage: 'Manage cookies',
  dialog: {
    title: 'Your cookie settings',
    text: 'Each lit bar is a permission you give. You can take it back at any time.',
    close: 'Close without changing anything',
    acceptAll: 'Accept all',
    refuseAll: 'Refuse all',
    save: 'Save',
    categories: {
      essential: {
        name: 'Essential, always on',
        text: 'Remember this choice and your language, make the forms work.',
      },
      analytics: {
        name: 'Analytics',
        text: 'Find out where visits come from and which pages are useful. Google Analytics, 13 months at most.',
      },
      marketing: {
        name: 'Advertising',
        text: 'Measure what our ads achieve and show you some elsewhere. Google Ads, Meta, TikTok. Our server may also tell them what you did here: request sent, call booked, click to a platform, reminder.',
      },
      functional: {
        name: 'Functional',
        text: 'Let the Google tools you accept remember preferences. This site itself keeps none here.',
      },
    },
    objection: 'Your browser objects to it (Global Privacy Control): it stays off.',
    tagManager:
      'Google Tag Manager, which can hold other tools, loads only if analytics and advertising are both accepted.',
    receipt: 'Get my receipt',
    receiptLater: 'The receipt is not ready yet: try again in a moment.',
    proof:
      'Your choice is kept for six months. We keep a dated proof of it, with no IP address and nothing that identifies you.',
  },
} satisfies typeof fr;
