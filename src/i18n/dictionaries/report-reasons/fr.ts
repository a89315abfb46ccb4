/** Why content is reported as illegal: on the form, in the mails and in the back office. */
export const reportReasons = {
  false: 'Faux, ou sans expérience réelle',
  insult: 'Injure',
  personal_data: 'Données personnelles',
  copyright: 'Droit d’auteur',
  trademark: 'Marque',
  fraud: 'Escroquerie',
  child_protection: 'Protection des enfants',
  accessibility: 'Accessibilité',
  other: 'Autre',
};
