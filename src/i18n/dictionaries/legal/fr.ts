/** The texts around the legal pages. Their own texts are in `content/<locale>/legal`. */
export const legal = {
  storage: {
    caption: 'Ce que le navigateur garde pour ce site',
    name: 'Nom',
    place: 'Où',
    purpose: 'À quoi il sert',
    consent: 'Accord',
    lifetime: 'Durée',
  },
  places: { cookie: 'Cookie', localStorage: 'Stockage local', sessionStorage: 'Stockage de session' },
  categories: {
    essential: 'Nécessaire, sans accord',
    analytics: 'Mesure d’audience',
    marketing: 'Publicité',
  },
  lifetimes: {
    year: 'Un an',
    sixMonths: 'Six mois',
    halfHour: 'Une demi-heure, cinq heures et demie si vous la prolongez',
    oneDay: 'Un jour',
    nextPage: 'Jusqu’à la page suivante, au plus tard à la fermeture de l’onglet',
    untilReceived: 'Jusqu’à ce que le serveur l’ait reçue',
    untilErased: 'Jusqu’à ce que vous l’effaciez',
    untilWithdrawn: 'Jusqu’au retrait de l’accord',
    thirteenMonths: 'Treize mois au plus',
  },
  purposes: {
    language: 'Retenir la langue que vous avez choisie',
    ownData: 'Ouvrir la page de vos données, si vous l’avez demandé',
    consent: 'Retenir votre choix de cookies',
    consentProof: 'Prouver ce choix : la preuve attend ici si elle n’a pas pu partir',
    consentReceipt: 'Retrouver la preuve de ce choix : son numéro, tiré au hasard',
    artistConsent:
      'Retenir votre réponse à un artiste, sur une page qui a ses propres pixels : le numéro de sa preuve',
    pendingSimulation: 'Garder une simulation ou une sortie à analyser jusqu’à ce que le serveur l’ait reçue',
    typedForm: 'Garder ce que vous avez saisi dans un formulaire quand vous changez de langue',
    helpfulVotes:
      'Compter une seule fois votre vote « Utile » sur un avis : un numéro tiré au hasard et les avis choisis, dès votre premier vote',
    firstTouch: 'Retenir la campagne ou le site qui vous a amené la première fois',
    analytics: 'Google Analytics : distinguer les visites',
    googleAds: 'Google Ads : relier un clic sur une annonce à une demande',
    meta: 'Pixel Meta : relier une publicité à une visite',
    tiktok: 'Pixel TikTok : relier une publicité à une visite',
    matching:
      'Pixels Meta et TikTok, si la correspondance avancée est activée : nombre aléatoire de ce site, qui accompagne leurs événements',
  },
  policies: {
    label: 'Politiques de confidentialité des services tiers',
    google: 'Règles de confidentialité de Google',
    meta: 'Politique de confidentialité de Meta',
    tiktok: 'Politique de confidentialité de TikTok',
    calendly: 'Politique de confidentialité de Calendly (réservation)',
  },
  /** The texts that were in force before, at the foot of a legal page and on their own pages. */
  former: {
    title: 'Versions précédentes',
    link: 'Version {number}',
    first: 'Version d’origine',
    period: 'en vigueur du {from} au {until}',
    firstPeriod: 'en vigueur jusqu’au {until}',
    notice: 'Cette version n’est plus en vigueur. Elle l’a été du {from} au {until}.',
    firstNotice: 'Cette version n’est plus en vigueur. Elle l’a été jusqu’au {until}.',
    values: 'Les coordonnées de l’éditeur et les listes que le site calcule sont celles d’aujourd’hui.',
    present: 'Lire la version en vigueur',
    description: 'Une version qui n’est plus en vigueur, gardée pour mémoire : {title}.',
  },
  /** Above a translation that does not follow the French text yet. */
  french: {
    changed: 'Le texte français a changé depuis cette traduction. En cas de différence, il prévaut.',
    read: 'Lire le texte français',
  },
};
