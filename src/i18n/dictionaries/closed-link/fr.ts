/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'Ce lien n’est plus valable',
  text: 'Il a expiré, ou l’agence l’a retiré.',
  ask: 'Demandez-en un nouveau :',
  /** Of a link in a mail about a reminder or the newsletter. */
  mail: {
    text: 'Il a expiré, ou ces messages sont déjà arrêtés : dans ce cas, vous ne recevrez plus rien.',
    ask: 'Une question ?',
  },
};
