import { budgetViews } from '../budget-views/fr.ts';
import { fee } from '../fee/fr.ts';

/** The campaign simulator, step by step. */
export const simulator = {
  title: 'Simulateur de campagne',
  progress: 'Simulateur, étape {step} sur {total}',
  close: 'Fermer le simulateur',
  next: 'Suivant',
  previous: 'Retour',
  compute: 'Voir mon estimation',
  reassurance: '{time}, sans engagement',
  keys: 'Sur une réponse (touche Tab) : {first} à {last} pour choisir, Entrée pour continuer',
  steps: {
    platform: {
      title: 'Où voulez-vous être vu ?',
      text: 'Une seule plateforme pour commencer. Vous pourrez comparer ensuite.',
    },
    campaignType: {
      title: 'Que doit faire la campagne ?',
      text: 'Plus vous demandez au public, plus cela coûte.',
    },
    budget: {
      title: 'Combien par mois ?',
      text: 'Le budget publicitaire versé à la plateforme, hors honoraires.',
    },
    region: {
      title: 'Où est votre public ?',
      text: 'D’une région à l’autre, la même vue n’a pas du tout le même prix.',
    },
    contact: {
      title: 'Pour quel artiste ?',
      text: 'L’estimation s’affiche tout de suite. Nous la recevons aussi, pour préparer notre réponse.',
    },
  },
  platforms: {
    youtube: { name: 'YouTube', hint: 'On paie à la vue' },
    meta: { name: 'Facebook et Instagram', hint: 'On paie pour mille impressions' },
    tiktok: { name: 'TikTok', hint: 'On paie pour mille impressions, dès {minimum} par mois' },
  },
  campaignTypes: {
    awareness: { name: 'Notoriété', hint: 'Être vu par le plus de monde possible' },
    engagement: { name: 'Engagement', hint: 'Des j’aime, des commentaires, des partages' },
    conversion: { name: 'Conversion', hint: 'Une écoute, un abonnement, un billet' },
  },
  regions: {
    europe: 'Europe',
    usa: 'États-Unis',
    canada: 'Canada',
    south_america: 'Amérique du Sud',
    asia: 'Asie',
  },
  budget: {
    label: 'Budget mensuel',
    unit: '€ par mois',
    presets: 'Budgets courants',
    preview: 'Entre {low} et {high} vues par mois',
    anyRegion: 'selon la région',
    underMinimum:
      'Sur {platform}, nous conseillons au moins {minimum} par mois. En dessous, l’algorithme apprend trop lentement.',
  },
  contact: {
    artistName: 'Nom d’artiste',
    email: 'Email (nom@example.com)',
    link: 'Lien du clip ou du titre (facultatif)',
    privacy: 'Pas de lettre d’information, pas de revente.',
    privacyLink: 'Confidentialité',
  },
  /** The words of the agency's fee. */
  fee,
  result: {
    heading: 'Votre estimation',
    context: '{budget} par mois sur {platform}, {type}, {region}',
    views: 'vues estimées par mois',
    between: budgetViews.between,
    low: 'prudent',
    high: 'optimiste',
    picture:
      'Échelle des vues estimées : {low} si le coût est au plus haut, {views} au coût moyen, {high} s’il est au plus bas.',
    cost: 'Coût',
    costInEuros: 'soit {costs}, {euro} compté pour {dollars}',
    costPerView: 'par vue',
    costPerThousand: 'pour mille impressions',
    reach: { youtube: 'Personnes touchées (estimation)', impressions: 'Impressions' },
    exact: {
      youtube:
        'Le calcul exact, tel que l’agence le reçoit : {views} vues, de {low} à {high} ; {reach} personnes touchées.',
      impressions:
        'Le calcul exact, tel que l’agence le reçoit : {views} vues, de {low} à {high} ; {reach} impressions.',
    },
    disclaimer: 'Moyennes de marché, pas une garantie.',
    formula: {
      show: 'Voir le calcul',
      cpv: '{budget} ÷ {average} la vue (un euro compté pour un dollar) = {views} vues. Portée : {views} × 2,5 = {reach}.',
      cpm: '{budget} ÷ {average} le mille (un euro compté pour un dollar) × 1 000 = {reach} impressions, dont 30 % deviennent des vues : {views}.',
      row: 'Notre table de coûts : {platform}, {region}, {type}, de {min} à {max}, moyenne {average}.',
    },
    /** The link to the page that compares budgets. */
    budgets: 'Ce qu’achètent d’autres budgets',
    share: 'Copier le lien',
    shared: 'Lien copié',
    shareFailed: 'Copiez ce lien',
    shareNote: 'Le lien rouvre le simulateur avec ces réponses, sans votre nom ni votre email.',
    modify: 'Modifier',
    book: 'Réserver un appel',
    newTab: '(nouvel onglet)',
    sending: 'Envoi à l’agence…',
    sent: 'Estimation transmise à l’agence.',
    kept: 'Connexion perdue : votre estimation reste ici et partira dès que le réseau reviendra.',
    refused: 'L’agence n’a pas reçu cette estimation : {reason}',
    none: {
      title: 'Pas encore de prix pour cette combinaison',
      text: 'Nous n’avons pas de données fiables pour {platform}, {type}, {region}. Un expert peut vous répondre de vive voix.',
    },
  },
};
