/** The first steps of an administrator. */
export const adminWelcome = {
  title: 'Par où commencer',
  text: 'Cinq étapes pour démarrer. Faites-les dans l’ordre qui vous convient.',
  dismiss: 'Ne plus afficher',
  done: 'fait',
  steps: {
    company: {
      title: 'Les données de l’entreprise',
      text: 'Elles paraissent sur le site et dans les mentions légales.',
    },
    automation: {
      title: 'L’URL d’une automatisation',
      text: 'Chaque demande y est transmise dès qu’elle arrive.',
    },
    tags: { title: 'Les traceurs', text: 'Analytics, Google Ads ou un pixel, selon ce que vous mesurez.' },
    team: { title: 'L’équipe', text: 'Un compte par personne, chacune avec son rôle.' },
    content: { title: 'Vos propres textes', text: 'Remplacez les textes livrés par les vôtres.' },
  },
};
