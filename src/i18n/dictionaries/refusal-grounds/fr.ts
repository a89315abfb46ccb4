/** The reasons for which a review is refused, as parts of a sentence. */
export const refusalGrounds = {
  not_with_us: 'l’avis ne parle pas d’une expérience avec nous',
  illegal: 'l’avis contient des propos illicites ou injurieux',
  others_data: 'l’avis expose des données personnelles d’autres personnes',
  advertising: 'l’avis fait de la publicité',
  duplicate: 'l’avis en répète un autre du même auteur',
  conflict_of_interest: 'l’auteur a un conflit d’intérêts établi',
  month_missing: 'le mois de l’expérience n’est pas indiqué',
};
