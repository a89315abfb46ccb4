/** The words of the public landing pages that the editor does not write. */
export const landing = {
  verbs: {
    listen: 'Écouter',
    open: 'Ouvrir',
    buy: 'Acheter',
    presave: 'Pré-enregistrer',
  },
  follow: 'Suivre',
  followArtist: 'Suivre {artist}',
  notes: 'Notes',
  sideA: 'Face A',
  sideB: 'Face B',
  date: {
    release: 'Sortie',
    place: 'Lieu',
    hour: 'Heure',
    calendar: 'Ajouter à l’agenda',
    remind: 'Me le rappeler',
    out: 'Disponible',
    today: 'Aujourd’hui',
  },
  event: {
    soldOut: 'Complet',
    past: 'Concert passé',
  },
  countdown: {
    days: 'J−{days}',
    midnight: 'Minuit',
    left: {
      one: 'Sortie dans {days} jour',
      other: 'Sortie dans {days} jours',
    },
    tonight: 'Sortie cette nuit, à minuit',
    at: 'Sortie aujourd’hui à {hour}',
  },
  form: {
    title: 'Restons en contact',
    required: 'Tous les champs sont requis.',
    name: 'Nom',
    email: 'Email',
    message: 'Message',
    send: 'Envoyer',
    sent: 'Merci, votre message est bien parti.',
    privacy: 'Votre message va à {brand}, qui s’en sert pour vous répondre.',
    privacyLink: 'Confidentialité',
    trap: 'Ne remplissez pas ce champ',
  },
  player: {
    load: 'Écouter ici avec {platform}',
    note: 'Le lecteur vient de {platform} : à son ouverture, {platform} reçoit votre adresse IP et peut déposer des cookies.',
    title: 'Lecteur de {platform}',
  },
  inApp: {
    text: 'Cette page est ouverte dans une application : vos comptes d’écoute n’y sont peut-être pas connectés.',
    open: 'Ouvrir dans le navigateur',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    menu: 'Touchez le menu en haut de l’écran, puis choisissez d’ouvrir la page dans votre navigateur.',
  },
  footer: {
    by: 'Campagne par {brand}',
    cookies: 'Cookies',
    legal: 'Mentions légales',
  },
  draft:
    'Brouillon : cet aperçu n’est vu que par les personnes qui ont son lien. Il ne compte aucune visite.',
  quotes: 'Ils en parlent',
};
