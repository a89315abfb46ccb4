/** Cookie banner and settings. A change of meaning requires a new CONSENT_TEXT_VERSION. */
export const consent = {
  label: 'Choix des cookies',
  title: 'Cookies : à vous de choisir',
  text: 'Sans votre accord, rien n’est déposé : ni mesure d’audience par un tiers, ni publicité (Google, Meta, TikTok). Refuser ne change rien au site, et votre choix se modifie en bas de page.',
  more: 'Politique de cookies',
  about: 'Cookies',
  refuse: 'Refuser',
  accept: 'Accepter',
  settings: 'Régler',
  manage: 'Gérer les cookies',
  dialog: {
    title: 'Vos réglages de cookies',
    text: 'Une barre allumée est une autorisation que vous donnez. Vous pouvez la reprendre à tout moment.',
    close: 'Fermer sans rien changer',
    acceptAll: 'Tout accepter',
    refuseAll: 'Tout refuser',
    save: 'Enregistrer',
    categories: {
      essential: {
        name: 'Essentiels, toujours actifs',
        text: 'Retenir ce choix et votre langue, faire fonctionner les formulaires.',
      },
      analytics: {
        name: 'Mesure d’audience',
        text: 'Savoir d’où viennent les visites et quelles pages servent. Google Analytics, 13 mois au plus.',
      },
      marketing: {
        name: 'Publicité',
        text: 'Mesurer l’effet de nos publicités et vous en montrer ailleurs. Google Ads, Meta, TikTok. Notre serveur peut aussi leur dire ce que vous avez fait ici : demande envoyée, appel réservé, clic vers une plateforme, rappel.',
      },
      functional: {
        name: 'Fonctionnels',
        text: 'Laisser les outils de Google que vous acceptez retenir des préférences. Ce site, lui, n’en garde aucune ici.',
      },
    },
    objection: 'Votre navigateur s’y oppose (Global Privacy Control) : elle reste éteinte.',
    tagManager:
      'Google Tag Manager, qui peut contenir d’autres outils, ne se charge que si mesure d’audience et publicité sont toutes deux acceptées.',
    receipt: 'Recevoir mon reçu',
    receiptLater: 'Le reçu n’est pas encore prêt : réessayez dans un instant.',
    proof:
      'Votre choix vaut six mois. Nous en gardons une preuve datée, sans adresse IP ni rien qui vous identifie.',
  },
};
