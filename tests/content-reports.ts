/** The body of a report of content. */
export const reportForm = {
  object: 'page-minuit',
  address: 'https://site.example/p/minuit',
  reason: 'copyright',
  explanation: 'La photo en haut de la page est de moi, et je n’ai rien permis.',
  name: 'Zoé Dubreuil',
  email: 'zoe@example.com',
  goodFaith: true,
};
