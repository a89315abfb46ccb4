/** The texts around the agency's own publications on its pages. */
export const agency = {
  announcement: 'Annonce',
  testimonials: {
    title: 'Avec l’accord de leurs auteurs',
    note: 'Des témoignages que nous avons recueillis nous-mêmes. Ils ne comptent ni dans la moyenne, ni dans le nombre d’avis.',
  },
  team: 'Qui s’occupe de vous.',
  cases: { title: 'Des campagnes, entières.', missed: 'Ce qui a manqué' },
};
