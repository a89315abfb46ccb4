/** The marketing integrations, in the back office. The texts of a test state its limits. */
export const adminIntegrations = {
  /** The error messages of an identifier; the keys are the messages of the zod schema. */
  wrong: {
    invalid_ga_id:
      'Identifiant Google Analytics incorrect : G- suivi de 10 lettres majuscules ou chiffres, ou UA-1234567-1.',
    invalid_gtm_id: 'Identifiant Tag Manager incorrect : GTM- suivi de 5 à 9 lettres majuscules ou chiffres.',
    invalid_ads_id: 'Identifiant Google Ads incorrect : AW- suivi de 9 à 11 chiffres.',
    invalid_ads_label:
      'Libellé de conversion incorrect : 16 à 24 lettres, chiffres, tirets ou traits bas, après la barre de « AW-…/… ».',
    invalid_meta_id: 'Identifiant du pixel Meta incorrect : 15 ou 16 chiffres.',
    invalid_tiktok_id:
      'Identifiant du pixel TikTok incorrect : 19 ou 20 chiffres, ou 20 lettres majuscules et chiffres.',
  },
  intro:
    'Un identifiant activé agit sur le site dans la seconde, et seulement chez les visiteurs qui acceptent sa catégorie.',
  tabs: 'Outils',
  names: {
    googleAnalytics: 'Google Analytics',
    googleTagManager: 'Tag Manager',
    googleAds: 'Google Ads',
    metaPixel: 'Pixel Meta',
    tiktokPixel: 'Pixel TikTok',
  },
  sends: 'Envois',
  sendsToCheck: { one: '{count} destination à regarder', other: '{count} destinations à regarder' },
  proofs: 'Preuves d’accord',
  on: 'activé',
  toCorrect: 'à corriger',
  id: {
    googleAnalytics: 'Identifiant de mesure',
    googleTagManager: 'Identifiant du conteneur',
    googleAds: 'Identifiant de conversion',
    metaPixel: 'Identifiant du pixel',
    tiktokPixel: 'Identifiant du pixel',
  },
  conversionLabel: {
    label: 'Libellé de conversion (facultatif)',
    text: 'Google Ads le donne après la barre, dans « send_to ». Chaque formulaire reçu compte alors comme une conversion, si le visiteur accepte la publicité.',
    without: 'Sans libellé, aucun formulaire n’est compté comme conversion.',
  },
  twice: {
    title: 'Pages vues peut-être comptées deux fois',
    text: 'Tag Manager et Google Analytics sont tous deux activés. Si votre conteneur contient déjà la balise {id}, chaque page vue compte deux fois : retirez-la du conteneur, ou désactivez Google Analytics ici.',
  },
  enabled: 'Activer sur le site',
  needs: 'Ne se charge que si le visiteur accepte : {categories}.',
  categories: {
    analytics: 'mesure d’audience',
    marketing: 'publicité',
    functional: 'fonctionnels',
  },
  tells: {
    googleAnalytics:
      'Reçoit les pages vues et form_submit, puis generate_lead pour chaque demande enregistrée, book_call pour un appel que Calendly dit réservé, select_content pour le premier clic d’une landing page. Dans son flux, désactivez « Interactions avec les formulaires » et faites de generate_lead un événement clé ; ne l’importez pas dans Google Ads si un libellé y est saisi, il compterait deux fois.',
    googleTagManager:
      'Reçoit les mêmes événements que Google Analytics. Si votre conteneur contient aussi une balise Meta ou TikTok, retirez-la, ou désactivez le pixel ici : chaque événement compterait deux fois.',
    googleAds: 'Chaque demande enregistrée compte comme une conversion, avec son numéro de transaction.',
    metaPixel:
      'Reçoit PageView, Lead pour une demande enregistrée, Schedule pour un appel réservé, Contact pour un clic sur l’adresse ou le téléphone, ViewContent pour le premier clic d’une landing page. Chaque événement a son numéro, jamais un nom.',
    tiktokPixel:
      'Reçoit la page vue, Lead pour une demande enregistrée, Schedule pour un appel réservé, Contact pour un clic sur l’adresse ou le téléphone, ViewContent pour le premier clic d’une landing page. Chaque événement a son numéro, jamais un nom.',
  },
  withoutId: 'Sans identifiant, rien ne se charge.',
  toggles: {
    enableEnhancedEcommerce: {
      label: 'E-commerce amélioré',
      text: 'Une simulation ou une réservation compte aussi comme un début de commande, avec plateforme, type et budget.',
    },
    enableUserProperties: {
      label: 'Propriétés utilisateur',
      text: 'Langue du site, puis plateforme, région et tranche de budget de la simulation. Jamais de nom ni d’email.',
    },
    enableRemarketing: {
      label: 'Remarketing',
      text: 'Les visites peuvent former des audiences. Sans cela, Google Ads reçoit l’ordre de ne pas s’en servir.',
    },
    enableAdvancedMatching: {
      label: 'Correspondance avancée',
      text: 'Un nombre aléatoire propre au site accompagne la page vue. Jamais l’email, même haché : les visiteurs n’y ont pas consenti.',
    },
  },
  test: {
    action: 'Tester',
    testing: 'Test en cours…',
    found: 'Trouvé : un script est servi pour cet identifiant.',
    unknown: 'Identifiant inconnu ({detail}).',
    unreachable: 'Pas de réponse utilisable ({detail}). Rien à en conclure sur l’identifiant.',
    limits: {
      googleAnalytics:
        'Ce test ne dit ni à qui est la propriété, ni si elle reçoit des visites : le rapport en temps réel le montre. Une propriété UA ne collecte plus rien.',
      googleTagManager:
        'Un conteneur jamais publié répond comme un conteneur inconnu. Ce test ne dit pas ce qu’il contient.',
      googleAds:
        'Google peut servir un script sans compte actif : ce test ne prouve pas qu’une visite sera comptée.',
      metaPixel: 'Ce test ne dit pas si Meta accepte vos visites : le gestionnaire d’événements le montre.',
      tiktokPixel:
        'TikTok ne documente pas sa réponse à un identifiant inconnu. En cas de doute, voyez son gestionnaire d’événements.',
    },
  },
  saved: 'Intégrations enregistrées. Le site est à jour.',
  fromServer: 'Rien n’a encore été enregistré ici : les valeurs viennent de la configuration du serveur.',
};
