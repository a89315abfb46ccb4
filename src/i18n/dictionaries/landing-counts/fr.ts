/** The file of a landing page's figures, for spreadsheets. Brands keep their own names. */
export const landingCounts = {
  /** The columns of the file for the artist. */
  artistList: ['Référence', 'Email', 'Langue', 'Accord', 'Phrase acceptée', 'Retiré depuis'],
  headings: {
    day: 'Jour',
    kind: 'Mesure',
    locale: 'Langue',
    channel: 'Provenance',
    variant: 'Variante',
    target: 'Lien cliqué',
    count: 'Nombre',
  },
  kinds: {
    view: 'Visite',
    conversion: 'Conversion',
    click: 'Clic',
  },
  channels: {
    'meta-ads': 'Publicité Meta',
    'google-ads': 'Publicité Google et YouTube',
    'tiktok-ads': 'Publicité TikTok',
    'other-ads': 'Autre publicité',
    search: 'Moteur de recherche',
    email: 'Email',
    'reminder-mail': 'Rappel par email',
    'reminder-push': 'Rappel par notification',
    referral: 'Autre site',
    direct: 'Accès direct',
  },
  targets: {
    other: 'Autre plateforme',
    action: 'Bouton principal',
    hero: 'Bouton d’en-tête',
    call: 'Bouton de l’appel à l’action',
    calendar: 'Agenda',
    form: 'Formulaire',
  },
  /** {name}: a social network. */
  network: 'Réseau : {name}',
};
