/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'Ce lien n’est plus valable',
  text: 'Il a expiré, ou l’agence l’a retiré.',
  ask: 'Demandez-en un nouveau :',
};
