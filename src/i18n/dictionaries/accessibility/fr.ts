/** The accessibility statement, in the order of the official template. */
export const accessibility = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'L’état de conformité du site au RGAA, calculé d’un audit public : ce qui est respecté, ce qui ne l’est pas, ce qui reste à vérifier.',
  },
  crumb: 'Accessibilité',
  title: 'Déclaration d’accessibilité',
  lead: 'Une déclaration volontaire. Nous disons ce qui marche, ce qui ne marche pas, et ce que personne n’a encore vérifié.',
  /** The state under the law, then why. */
  states: {
    full: 'Totalement conforme au RGAA {rgaa}',
    partial: 'Partiellement conforme au RGAA {rgaa}',
    below: 'Non conforme au RGAA {rgaa}',
    unfinished: 'Non conforme au RGAA {rgaa} : audit en cours',
    expired: 'Non conforme au RGAA {rgaa} : audit périmé',
  },
  /** `{rate}` is the share of the applicable criteria, with those that nobody tested. */
  results: {
    finished:
      '{respected} critères respectés sur {applicable} applicables, sur toutes les pages de l’échantillon.',
    unfinished:
      '{respected} critères respectés sur {applicable} applicables ou à vérifier, sur toutes les pages de l’échantillon. Tant qu’un critère n’est pas vérifié, l’état reste « non conforme », quels que soient les autres.',
    audit: 'Audit interne du {day}, valable jusqu’au {until}.',
  },
  legend: {
    C: { one: '{count} respecté', other: '{count} respectés' },
    NC: { one: '{count} non respecté', other: '{count} non respectés' },
    NA: { one: '{count} sans objet', other: '{count} sans objet' },
    NT: { one: '{count} à vérifier', other: '{count} à vérifier' },
  },
  order: '{count} critères, dans l’ordre du référentiel',
  commitment: {
    title: 'Engagement',
    text: '{name} s’engage à rendre son site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.',
    scope:
      'Cette déclaration s’applique à {site}, pages de sortie comprises. Elle ne couvre pas l’espace d’administration, réservé à l’agence.',
  },
  state: {
    title: 'État de conformité',
    text: {
      full: '{site} est totalement conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version {rgaa}.',
      partial:
        '{site} est partiellement conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version {rgaa}, en raison des non-conformités énumérées ci-dessous.',
      below:
        '{site} n’est pas conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version {rgaa}, en raison des non-conformités énumérées ci-dessous.',
      unfinished:
        '{site} n’est pas conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version {rgaa} : l’audit n’est pas terminé.',
      expired:
        '{site} n’est pas conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version {rgaa} : l’audit n’est plus en vigueur.',
    },
    tests: 'Résultats des tests',
    rate: 'L’audit réalisé en interne révèle que {rate} % des critères applicables sont respectés ; un critère à vérifier compte comme non respecté.',
  },
  content: {
    title: 'Contenus non accessibles',
    defects: 'Non-conformités',
    lead: 'Chaque défaut a son plan, et un jour.',
    none: 'L’audit n’a pas trouvé de non-conformité.',
    columns: { criterion: 'Critère', note: 'Ce qui gêne', due: 'Corrigé avant' },
    meanwhile: 'En attendant : {text}',
    plan: 'Prévu : {text}',
    pages: 'Pages : {names}.',
    untested: 'Pas encore vérifié',
    exemptions: 'Dérogations pour charge disproportionnée',
    noExemption: 'Aucune.',
    others: 'Contenus non soumis à l’obligation d’accessibilité',
    othersText:
      'Les lecteurs de musique et de vidéo et l’agenda de réservation de tiers, chargés seulement quand vous le demandez, et le texte des avis publiés par leurs auteurs.',
  },
  made: {
    title: 'Établissement de cette déclaration',
    text: 'Cette déclaration a été établie le {day}.',
    by: 'L’audit a été fait par :',
    technologies: 'Technologies utilisées',
    environment: 'Environnement de test',
    tools: 'Outils utilisés',
    pages: 'Pages vérifiées',
    sample:
      'Les pages de sortie sont vérifiées sur un exemple de chaque modèle, et leur formulaire de rappel sur celui d’un album.',
  },
  contact: {
    title: 'Retour d’information et contact',
    text: 'Une page vous bloque ? Dites-nous laquelle : vous aurez une réponse sous sept jours, et une autre façon d’obtenir ce que vous cherchiez.',
    action: 'Signaler un défaut d’accessibilité',
    mail: 'Ou par email :',
  },
  appeal: {
    title: 'Voies de recours',
    text: 'Vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante ? Vous pouvez saisir le Défenseur des droits :',
    message: 'lui écrire un message',
    delegate: 'rencontrer son délégué près de chez vous',
    post: 'par courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
  criteria: {
    title: 'Les {count} critères, un par un',
    text: 'L’intitulé vient du référentiel officiel (DINUM, Licence Ouverte 2.0).',
    topics: [
      'Images',
      'Cadres',
      'Couleurs',
      'Multimédia',
      'Tableaux',
      'Liens',
      'Scripts',
      'Éléments obligatoires',
      'Structuration de l’information',
      'Présentation de l’information',
      'Formulaires',
      'Navigation',
      'Consultation',
    ],
    states: { C: 'Respecté', NC: 'Non respecté', NA: 'Sans objet', NT: 'À vérifier' },
    how: {
      test: 'par un programme',
      hand: 'à la lecture des pages',
      both: 'par un programme et à la lecture',
    },
  },
};
