/**
 * The question about the artist's own pixels of a landing page. A change of meaning requires a new ARTIST_TEXT_VERSION;
 * `i18n/consent-texts/` keeps every version.
 */
export const artistConsent = {
  also: 'Aussi : {artist}, pour ses publicités',
  title: '{artist} mesure ses publicités',
  text: 'Si vous acceptez, {brand} dit à {platforms} que vous avez vu cette page et ce que vous y avez fait. {artist} décide de cet usage, pour mesurer l’effet de ses publicités ; {brand} transmet pour son compte. Refuser ne change rien à la page.',
  banner:
    'Sur cette page, accepter permet aussi à {artist} de mesurer ses publicités ({platforms}) : {artist} décide de cet usage, {brand} transmet pour son compte.',
  dialog: {
    title: '{artist} mesure ses publicités',
    text: 'Une barre allumée est une autorisation que vous donnez. Vous pouvez la reprendre à tout moment.',
    categories: {
      marketing: {
        name: '{artist}, pour ses publicités',
        text: 'Mesurer l’effet de ses publicités : {platforms}. {artist} décide de cet usage ; {brand} transmet pour son compte, aussi par son serveur. La publicité, ci-dessus, doit être allumée.',
      },
    },
  },
  receipt: 'Recevoir le reçu de ce choix',
};
