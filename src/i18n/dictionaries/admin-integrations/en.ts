import type { adminIntegrations as fr } from './fr.ts';

/** The marketing integrations, in the back office. The texts of a test state its limits. */
export const adminIntegrations = {
  /** The error messages of an identifier; the keys are the messages of the zod schema. */
  wrong: {
    invalid_ga_id: 'That is not a Google Analytics ID: G- and 10 capital letters or digits, or UA-1234567-1.',
    invalid_gtm_id: 'That is not a Tag Manager ID: GTM- and 5 to 9 capital letters or digits.',
    invalid_ads_id: 'That is not a Google Ads ID: AW- and 9 to 11 digits.',
    invalid_ads_label:
      'Wrong conversion label: 16 to 24 letters, digits, hyphens or underscores, after the slash of “AW-…/…”.',
    invalid_meta_id: 'That is not a Meta pixel ID: 15 or 16 digits.',
    invalid_tiktok_id: 'That is not a TikTok pixel ID: 19 or 20 digits, or 20 capital letters and digits.',
  },
  intro:
    'An ID that is switched on works on the site within a second, and only for visitors who accept its category.',
  tabs: 'Tools',
  names: {
    googleAnalytics: 'Google Analytics',
    googleTagManager: 'Tag Manager',
    googleAds: 'Google Ads',
    metaPixel: 'Meta pixel',
    tiktokPixel: 'TikTok pixel',
  },
  sends: 'Sends',
  sendsToCheck: { one: '{count} destination to look at', other: '{count} destinations to look at' },
  proofs: 'Proofs of consent',
  on: 'on',
  toCorrect: 'to correct',
  id: {
    googleAnalytics: 'Measurement ID',
    googleTagManager: 'Container ID',
    googleAds: 'Conversion ID',
    metaPixel: 'Pixel ID',
    tiktokPixel: 'Pixel ID',
  },
  conversionLabel: {
    label: 'Conversion label (optional)',
    text: 'Google Ads gives it after the slash, in “send_to”. Each form received then counts as a conversion, if the visitor accepts advertising.',
    without: 'Without a label, no form counts as a conversion.',
  },
  twice: {
    title: 'Page views may count twice',
    text: 'Tag Manager and Google Analytics are both on. If your container already holds the tag {id}, each page view counts twice: remove it from the container, or switch Google Analytics off here.',
  },
  enabled: 'Use on the site',
  needs: 'Loads only if the visitor accepts: {categories}.',
  categories: {
    analytics: 'analytics',
    marketing: 'advertising',
    functional: 'functional',
  },
  tells: {
    googleAnalytics:
      'Receives page views and form_submit, then generate_lead for each stored request, book_call for a call that Calendly says is booked, select_content for the first click of a landing page. In its stream, switch “Form interactions” off and make generate_lead a key event; do not import it into Google Ads where a label is set, or it counts twice.',
    googleTagManager:
      'Receives the same events as Google Analytics. If your container also holds a tag of Meta or TikTok, remove it or switch the pixel off here: each event would count twice.',
    googleAds: 'Each stored request counts as a conversion, with its transaction number.',
    metaPixel:
      'Receives PageView, Lead for a stored request, Schedule for a booked call, Contact for a click on the address or the telephone, ViewContent for the first click of a landing page. Each event has its number, never a name.',
    tiktokPixel:
      'Receives the page view, Lead for a stored request, Schedule for a booked call, Contact for a click on the address or the telephone, ViewContent for the first click of a landing page. Each event has its number, never a name.',
  },
  withoutId: 'Without an ID, nothing loads.',
  toggles: {
    enableEnhancedEcommerce: {
      label: 'Enhanced e-commerce',
      text: 'A simulation or a booking also counts as the start of an order, with platform, type and budget.',
    },
    enableUserProperties: {
      label: 'User properties',
      text: 'Site language, then the platform, region and budget band of the simulation. Never a name or an email address.',
    },
    enableRemarketing: {
      label: 'Remarketing',
      text: 'Visits may be used to build audiences. Without this, Google Ads is instructed not to.',
    },
    enableAdvancedMatching: {
      label: 'Advanced matching',
      text: 'A random number of the site’s own goes with the page view. Never the email address, not even hashed: visitors have not agreed to that.',
    },
  },
  test: {
    action: 'Test',
    testing: 'Testing…',
    found: 'Found: a script is served for this ID.',
    unknown: 'Unknown ID ({detail}).',
    unreachable: 'No usable answer ({detail}). It says nothing about the ID.',
    limits: {
      googleAnalytics:
        'This test says neither whose property it is nor whether it receives visits: the realtime report does. A UA property no longer collects anything.',
      googleTagManager:
        'A container that was never published answers like an unknown one. This test does not say what is in it.',
      googleAds:
        'Google may serve a script without an active account: this test does not prove that a visit will count.',
      metaPixel: 'This test does not say whether Meta accepts your visits: its Events Manager does.',
      tiktokPixel:
        'TikTok does not document how it answers an unknown ID. If in doubt, check its Events Manager.',
    },
  },
  saved: 'Integrations saved. The site is up to date.',
  fromServer: 'Nothing has been saved here yet: the values come from the server’s configuration.',
} satisfies typeof fr;
