/** The contact page, except its form. Placeholders name figures by their key in `domain/benchmarks`. */
export const contactPage = {
  meta: {
    title: 'Contact : parlez-nous de votre morceau',
    description:
      'Écrivez à l’agence ou réservez un appel. Le lien du morceau, la date de sortie, le budget : trois lignes suffisent, une personne vous répond.',
  },
  title: 'Parlez-nous du morceau.',
  lead: 'Un lien, une date, un budget : trois lignes suffisent. Une personne de l’agence vous lit et vous répond.',
  form: 'Votre message',
  next: {
    title: 'Ce qui se passe ensuite',
    steps: [
      { title: 'Votre message est enregistré', text: 'Une confirmation s’affiche aussitôt.' },
      {
        title: 'Une personne le lit',
        text: 'Elle écoute le morceau et regarde ce qu’une campagne peut lui apporter. Si ce n’est pas le moment, elle vous le dit.',
      },
      {
        title: 'Vous recevez une réponse par email',
        text: 'Nos questions, ou un devis. Rien n’est lancé ni facturé sans votre accord.',
      },
      {
        title: 'Si vous dites oui',
        text: 'Une fois la campagne lancée, comptez {agency.firstResults} pour les premiers résultats.',
      },
    ],
  },
  call: {
    title: 'Plutôt de vive voix ?',
    text: 'Un appel de {agency.call} pour savoir si une campagne a du sens, et laquelle.',
    none: 'Le calendrier n’est pas ouvert. Laissez vos disponibilités dans le message : nous vous proposons un créneau pour un appel de {agency.call}.',
  },
  email: { title: 'Par email', text: 'Depuis votre messagerie, aux mêmes personnes que le formulaire :' },
  estimate: {
    title: 'Besoin d’un chiffre tout de suite ?',
    text: 'Le simulateur estime vos vues en {agency.estimateTime}.',
  },
  questions: 'Souvent demandé avant d’écrire',
};
