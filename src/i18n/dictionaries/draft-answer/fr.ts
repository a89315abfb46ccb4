/** The words of the bar over a draft behind a secret link, with which the artist answers. */
export const draftAnswer = {
  label: 'Relecture du brouillon',
  draft:
    'Brouillon : cet aperçu n’est vu que par les personnes qui ont son lien. Les visites n’y sont pas comptées.',
  version: 'Version enregistrée le {moment}.',
  approve: 'J’approuve cette version',
  remark: 'Faire une remarque',
  place: 'Endroit de la page',
  text: 'Votre remarque',
  name: 'Votre nom (facultatif)',
  send: { approval: 'Envoyer mon accord', remark: 'Envoyer la remarque' },
  sent: {
    approval: 'Merci ! Votre accord est enregistré.',
    remark: 'Merci ! Votre remarque est enregistrée.',
  },
  older:
    'La page a changé depuis que vous l’avez ouverte : votre réponse porte sur la version du {moment}. La nouvelle version est affichée ci-dessous.',
  privacy: '{brand} lit votre réponse et la garde avec cette page, sans votre adresse IP.',
  privacyLink: 'Confidentialité',
  trap: 'Ne remplissez pas ce champ',
  back: 'Répondre au brouillon',
  places: {
    page: 'Toute la page',
    head: 'Titre, image et présentation',
    links: 'Liens d’écoute',
    hero: 'Ouverture',
    features: 'Atouts',
    testimonials: 'Témoignages',
    call: 'Appel à l’action',
    form: 'Formulaire',
    social: 'Réseaux',
  },
};
