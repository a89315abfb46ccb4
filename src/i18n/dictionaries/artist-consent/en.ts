import type { artistConsent as fr } from './fr.ts';

/**
 * The question about the artist's own pixels of a landing page. A change of meaning requires a new ARTIST_TEXT_VERSION;
 * `i18n/consent-texts/` keeps every version.
 */
export const artistConsent: typeof fr = {
  also: 'Also: {artist}, for their ads',
  title: '{artist} measures their ads',
  text: 'If you accept, {brand} tells {platforms} that you saw this page and what you did on it. {artist} decides on this use, to measure the effect of their ads; {brand} passes it on for them. The page works the same if you refuse.',
  banner:
    'On this page, accepting also lets {artist} measure their ads ({platforms}): {artist} decides on this use, and {brand} passes it on for them.',
  dialog: {
    title: '{artist} measures their ads',
    text: 'Each lit bar is a permission you give. You can take it back at any time.',
    categories: {
      marketing: {
        name: '{artist}, for their ads',
        text: 'Measure the effect of their ads: {platforms}. {artist} decides on this use; {brand} passes it on for them, also from its server. Advertising, above, must be on.',
      },
    },
  },
  receipt: 'Get the receipt of this choice',
};
