/** The link beside a content, and what it is about, for screen readers. */
export const reportLink = {
  text: 'Signaler',
  review: 'Signaler l’avis signé {name}',
  testimonial: 'Signaler le témoignage signé {name}',
};
