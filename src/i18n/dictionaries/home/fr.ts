import { budgetViews } from '../budget-views/fr.ts';
import { homeReviews } from '../home-reviews/fr.ts';

/** The home page, in the order in which it is read. */
export const home = {
  meta: {
    title: 'Publicité YouTube, Meta et TikTok pour artistes et labels',
    description:
      'Campagnes YouTube, Meta et TikTok pour artistes et labels. Estimez vos vues et votre budget en {agency.estimateTime}.',
  },
  hero: {
    slogan: 'L’agence pub des artistes indépendants',
    title: ['Votre son,', 'son public.'],
    description: 'Campagnes YouTube, Meta et TikTok pour artistes et labels.',
    simulate: 'Estimer avec {budget}',
    contact: 'Nous contacter',
    scrubber: {
      label: 'Budget mensuel, en euros',
      context: '{budget} de publicité sur YouTube',
      ...budgetViews,
      number: '≈ {views} vues',
      spread: '{between}',
      value: '{budget} par mois : environ {views} vues sur YouTube en Europe, {between}',
      perMonth: '{budget} par mois',
    },
    counters: {
      label: 'L’agence en chiffres',
      campaigns: 'campagnes lancées',
      artists: 'artistes accompagnés',
      views: 'vues générées',
      countries: 'pays couverts',
    },
  },
  services: {
    eyebrow: 'Services',
    title: 'Quatre plateformes. Une règle : vos chiffres décident.',
    columns: {
      caption: 'Prix d’un mois de publicité, par plateforme',
      platform: 'Plateforme',
      what: 'Ce que nous faisons',
      expect: 'À quoi s’attendre',
      budget: 'Publicité',
      fee: 'Honoraires',
      feeOf: 'Honoraires, {percent}',
      plusFee: '+ honoraires',
      total: 'Total par mois',
    },
    cost: '{label} : {cost}',
    views: '{range} vues',
    impressions: '{range} impressions',
    noEstimate: 'Pas d’estimation',
    noEstimateReason: 'Le simulateur ne calcule pas Spotify.',
    byQuote: 'sur devis',
    from: 'Dès',
    advised: 'Conseillé dès',
    costPerView: 'Coût par vue',
    costPerThousand: 'Coût pour mille',
    /** The source of the table's prices. */
    basis:
      'Prix en euros, Europe, notoriété. Notre table est en dollars : nous comptons {euro} pour {dollars}.',
    simulate: 'Estimer sur {platform}',
    more: 'La méthode {platform}',
    youtube: {
      name: 'YouTube Ads',
      text: 'Votre clip devant ceux qui écoutent déjà des artistes proches de votre son.',
    },
    meta: {
      name: 'Meta Ads',
      text: 'Reels et stories qui mènent à l’écoute, à la billetterie, au pré-save.',
    },
    tiktok: {
      name: 'TikTok Ads',
      text: 'Un extrait, un geste, une tendance : on teste vite, on garde ce qui prend.',
    },
    spotify: {
      name: 'Spotify Ads',
      text: 'Aussi : une annonce audio ou vidéo entre deux titres, dès {from}.',
    },
  },
  report: {
    title: 'Voici un bilan. Regardez de près.',
    text: 'Une page par campagne. Ce qui a manqué y est écrit aussi gros que le reste.',
    /** Says what is invented and what is real. */
    note: 'Exemple : artiste et résultats inventés ; calculs et mise en page réels.',
    passage: 'Passage du bilan',
    passages: ['L’annoncé et l’obtenu', 'Ce qui a manqué', 'La source de l’estimation'],
    open: 'Ouvrir ce bilan en entier',
    back: 'Retour à l’accueil',
  },
  sound: {
    title: 'Trente secondes de son, une page où atterrir.',
    text: 'L’annonce passe entre deux titres. Toucher la pochette ouvre la page du disque, où l’on choisit sa plateforme.',
    /** Says what is invented. */
    note: 'Exemple : artiste, disque et musique inventés. Ce son est calculé par un programme du site. Une vraie annonce porte votre titre.',
    play: 'Écouter',
    pause: 'Mettre en pause',
    seek: 'Position dans le son',
    position: '{second} secondes sur {of}',
    failed: 'Le son ne se charge pas. La description reste ci-dessous.',
    transcript: 'Ce que l’on entend',
    /** The parts of the sound, in the order of `sound-cues.ts`. */
    cues: [
      'Des accords et une mélodie, tout de suite. Pas d’introduction.',
      'La batterie et la basse entrent.',
      'La mélodie revient, une octave plus haut en écho.',
      'Un accord seul, qui s’éteint.',
    ],
    phone: { title: 'Grandes marées', artist: 'Presqu’île', date: 'Sortie en janvier', action: 'Écouter' },
  },
  about: {
    eyebrow: 'L’agence',
    title: 'Nous trouvons ceux qui vous écouteront.',
    text: 'Ni fausses vues, ni robots, ni chiffre promis. Chaque semaine, vous voyez où part le budget et vous décidez de la suite.',
    picture: {
      alt: 'Schéma d’une campagne de {days} jours : des tests courts les premiers jours, puis le budget monte sur les publicités qui trouvent leur public.',
      test: 'On teste',
      keep: 'On garde',
      push: 'On pousse',
      start: 'Jour 1',
      end: 'Jour {days}',
    },
    advantages: [
      {
        title: 'Des publics réels',
        text: 'Un ciblage par artistes proches, par genre et par habitudes d’écoute.',
      },
      {
        title: 'Premiers résultats en {first} à {last} h',
        text: 'Puis {days} jours au moins : le temps que l’algorithme apprenne qui vous écoute.',
      },
      {
        title: 'Un rapport que l’on comprend',
        text: 'Vues, coût, abonnés : ce qui a marché, ce qui a raté, ce que l’on change.',
      },
      {
        title: '{renewal} de renouvellement',
        text: 'Et {independent} de nos clients sont des artistes indépendants. Chiffres de l’agence.',
      },
    ],
    /** Replaces the advantage that names both claims if one or both may not be shown. */
    clients: {
      renewal: { title: '{renewal} de renouvellement', text: 'Chiffre de l’agence.' },
      independent: {
        title: '{independent} d’artistes indépendants',
        text: 'Parmi nos clients. Chiffre de l’agence.',
      },
      neither: {
        title: 'Vous gardez la main',
        text: 'Une campagne se met en pause en quelques minutes, et la suite se décide avec vous, semaine après semaine.',
      },
    },
  },
  articles: {
    eyebrow: 'Articles',
    title: 'Nos derniers articles.',
    blog: 'Lire le blog',
    all: 'Tous les articles',
  },
  reviews: homeReviews,
  faq: {
    eyebrow: 'FAQ',
    title: 'Ce que vous voulez savoir avant de vous lancer.',
    more: 'Toutes les questions',
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Parlez-nous du morceau.',
    text: 'Un titre, une date, un budget : trois lignes suffisent. Une personne de l’agence vous répond.',
    partnersTitle: 'Les régies où nous plaçons vos campagnes',
    partnersNote:
      'Ce sont les plateformes où vos publicités sont diffusées. Elles ne parrainent pas l’agence.',
    partners: {
      youtube: 'Vidéos avant et entre les clips',
      meta: 'Facebook et Instagram',
      tiktok: 'Vidéos courtes et tendances',
      spotify: 'Audio entre deux titres',
    },
  },
};
