/** Short error pages, which are sent without rendering a page of the site. */
export const shortPage = {
  tooManyMessages: 'Trop de messages à la fois',
  kept: 'Ce que vous avez écrit est gardé dans cette page.',
  again: 'Renvoyer',
  tooManyPages: 'Trop de pages à la fois',
  reload: 'Réessayer',
  tooLong: 'Message trop long',
  unreadable: 'Formulaire illisible',
  back: 'Le bouton Retour de votre navigateur garde ce que vous avez écrit.',
};
