/** The section of requests in the back office: what the agency owes to persons. */
export const adminRequests = {
  ending: {
    /** Around the name of a month; the number follows. */
    title: 'À effacer en {month} :',
    month: 'Mois',
    about:
      'Trois ans sans contact de la personne. Si vous ne faites rien, chaque prospect est effacé la nuit de sa date.',
    none: {
      title: 'Personne à effacer ce mois-ci',
      text: 'Chaque personne apparaît ici trois mois avant la fin de ses trois ans.',
    },
    list: 'Personnes à effacer',
    all: 'Tout cocher',
    select: 'Cocher {name}',
    leads: '{count} demandes',
    bulk: 'Personnes cochées',
    ticked: { one: '{count} cochée', other: '{count} cochées' },
    overdue: 'en retard',
    columns: {
      name: 'Nom',
      contact: 'Dernier contact de sa part',
      status: 'État',
      ends: 'S’efface',
      acts: 'Actions',
    },
    contacts: {
      contact: 'message',
      simulation: 'simulation',
      booking: 'rendez-vous',
      planner: 'planificateur',
      manual: 'saisi par vous',
      review: 'avis déposé',
      note: 'noté par vous',
      campaign: 'fin de campagne',
    },
    keep: {
      open: 'Garder…',
      name: 'Garder {name}',
      title: 'Pourquoi garder {name} ?',
      many: 'Pourquoi garder ces {count} personnes ?',
      reason: 'Motif',
      reasonHint: 'Gardé avec la fiche, comme une note.',
      until: 'Jusqu’au',
      untilHint: 'Un an au plus. Le jour venu, la personne revient dans la liste.',
      submit: 'Garder',
      done: 'C’est noté.',
    },
    erase: {
      open: 'Effacer maintenant',
      name: 'Effacer {name} maintenant',
      many: 'Effacer {count} personnes maintenant',
      question: {
        one: '{count} demande, ses notes et ses envois disparaissent. Rien ne peut les rendre.',
        other: '{count} demandes, leurs notes et leurs envois disparaissent. Rien ne peut les rendre.',
      },
      done: { one: '{count} demande effacée.', other: '{count} demandes effacées.' },
    },
    notices: {
      first: {
        title: 'Rien ne s’efface avant le {day}.',
        text: 'Voici ce qui sera effacé : vous avez le temps de garder ou de corriger.',
      },
      share: {
        title: 'Rien ne s’efface : {share} des prospects ont atteint trois ans d’un coup.',
        text: 'Au-delà de {most}, une date d’import est sans doute fausse. Vérifiez les derniers contacts ; ce que vous cochez peut être effacé à la main.',
      },
      clock: {
        title: 'Rien ne s’efface aujourd’hui : l’horloge du serveur a sauté.',
        text: 'Les effacements reprennent après un jour sans saut.',
      },
      full: {
        title: '{night} effacements aujourd’hui.',
        text: 'C’est le maximum par jour ; la suite sera effacée demain.',
      },
    },
    stays: {
      title: 'Ce qui reste',
      text: 'Les totaux du mois sont gardés : les chiffres des périodes passées ne changent pas.',
      leads: 'Demandes',
      budgets: 'Budgets',
      note: 'Totaux par mois, sans lien entre elles ni avec une personne.',
    },
    guards: {
      title: 'Garde-fous',
      night: '{night} par jour, pas plus',
      share: 'S’arrête et prévient au-delà de {most} des prospects',
      clock: 'S’arrête quand l’horloge saute, et prévient {days} jours avant le premier effacement',
      restore: 'Après une restauration, les effacements sont refaits',
      now: '{due} sur {all} aujourd’hui.',
    },
    kept: {
      title: 'Gardés',
      none: 'Aucun prospect n’est gardé au-delà de trois ans.',
      until: 'jusqu’au {day}',
      change: 'Changer…',
      changeName: 'Changer le motif ou le jour de {name}',
    },
  },
};
