/** The example on the planner's page, which the server renders. */
export const plannerExample = {
  label: 'Exemple',
  invented: 'Sorties inventées. Calcul réel du {day}.',
  inks: { known: 'annoncée', likely: 'attendue', possible: 'possible' },
  scale: 'une case, une sortie',
  title: 'Ce que vous recevez.',
  parts: {
    date: {
      title: 'Une date, et pourquoi',
      text: 'Chaque point a sa raison. Ce qui n’est pas mesuré est signalé.',
    },
    calendar: {
      title: 'Le calendrier à rebours',
      text: 'Chaque étape a son jour, dans un fichier pour votre agenda.',
    },
    money: {
      title: 'Un avis sur la publicité',
      text: 'La réponse peut être non.',
      withFee: 'Honoraires compris.',
    },
  },
  withoutGenre: 'Sorties sans genre connu : {count}',
  notCounted: 'non comptées',
  onDay: 'Le {day}',
  lastPitch: 'Dernier jour pour Spotify',
  advertising: 'Publicité Spotify, moins de {budget}',
};
