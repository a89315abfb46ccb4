/** The page of all frequent questions. */
export const faqPage = {
  meta: {
    title: 'Questions fréquentes sur la publicité musicale',
    description:
      'Prix, délais, choix de la plateforme, vues réelles, arrêt d’une campagne : nos réponses aux questions des artistes et des labels, chiffres à l’appui.',
  },
  title: 'Questions fréquentes',
  description: 'Ce que l’on nous demande avant de se lancer, et ce que nous répondons.',
  help: {
    title: 'Besoin d’aide supplémentaire ?',
    text: 'Une personne de l’agence vous répond, par écrit ou de vive voix.',
    contact: 'Nous contacter',
    book: 'Réserver un appel',
    newTab: '(nouvel onglet)',
  },
};
