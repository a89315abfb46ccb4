/** The typed fields of the contact form, in its order. */
export const contactFields = {
  /** In the form, and on the page of a lead in the back office. */
  labels: {
    name: 'Nom',
    email: 'Email',
    platform: 'Plateforme',
    message: 'Message',
  },
  /** In the list of the privacy page. */
  stored: {
    name: 'votre nom',
    email: 'votre adresse email',
    platform: 'la plateforme choisie',
    message: 'votre message',
  },
  /** The sentence above the form. */
  required: 'Tous les champs sont requis.',
};
