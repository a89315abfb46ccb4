import { budgetViews } from '../budget-views/fr.ts';

/** The page that says what budgets buy, when two ads differ, and when not to buy. */
export const spend = {
  title: 'Ce qu’achètent {budgets}',
  crumb: 'Ce qu’achète un budget',
  description:
    'Une fourchette de vues et de clics pour {budgets} de publicité musicale, deux annonces à comparer, et les cas où il vaut mieux ne pas acheter.',
  lead: 'Une fourchette pour chaque budget, deux annonces à comparer, et les cas où il vaut mieux garder son argent.',
  /** The words of the views, as everywhere. */
  views: budgetViews,
  campaign: {
    title: 'Votre campagne',
    platform: 'Plateforme',
    campaignType: 'But',
    country: 'Région',
    budget: 'Votre budget, en euros par mois',
    budgetHint: 'Facultatif, à partir de {minimum}.',
    rate: { youtube: 'Clics pour cent vues', impressions: 'Clics pour cent impressions' },
    rateHint: {
      youtube: 'Une hypothèse : mettez le vôtre si vous le connaissez.',
      impressions: 'Le taux sous lequel nous arrêtons une annonce : mettez le vôtre.',
    },
    show: 'Recalculer',
  },
  budgets: {
    title: '{platform}, {type}, {region}',
    own: 'votre budget',
    views: 'Vues par mois',
    impressions: 'Impressions',
    clicks: 'Clics vers votre page',
    range: 'de {low} à {high}',
    enough: 'De quoi juger vos clics.',
    few: 'Trop peu pour juger des clics : il peut y en avoir moins de {least}.',
    band: 'Sous chaque budget, la bande va du bas au haut de la fourchette de vues et le trait est l’estimation, sur une même échelle qui part de zéro.',
    source:
      'Vues et impressions sont celles du simulateur : le budget divisé par le coût moyen, le plus haut et le plus bas de notre table n° {version}. Ce sont des moyennes de marché, pas une garantie.',
    assumed:
      'Les clics supposent un taux de {rate}, de {low} à {high} selon l’annonce. Leur fourchette vise huit campagnes sur dix, si le coût suit notre table.',
    none: 'Nous n’avons pas encore de prix pour cette combinaison.',
  },
  ads: {
    title: 'Deux annonces, un quart du budget chacune',
    text: 'Montrez-les au même public, les mêmes jours. Le reste va à la moins chère si elle a au moins {chance} de chances de l’être vraiment ; sinon, partagez-le.',
    share: '{budget} : {share} chacune, de {low} à {high} vues.',
    compare: 'Comparer deux annonces',
    names: { a: 'Annonce A', b: 'Annonce B' },
    days: 'Jours',
    cost: 'Dépensé, en euros',
    views: 'Vues',
    impressions: 'Impressions',
    judge: 'Comparer',
    better:
      'L’annonce {ad} coûte {saving} de moins, avec {chance} de chances que ce soit vrai : donnez-lui le reste.',
    equal:
      'Pas de différence visible : l’annonce {ad} n’a que {chance} de chances d’être la moins chère. Partagez le reste.',
    early: {
      text: 'Trop tôt pour le dire : il manque {missing}. Chaque annonce doit avoir au moins {days} et {units}.',
      days: { one: '{count} jour', other: '{count} jours' },
      views: { one: '{count} vue', other: '{count} vues' },
      impressions: { one: '{count} impression', other: '{count} impressions' },
    },
    missing: '{what} à l’annonce {ad}',
  },
  not: {
    title: 'Quand ne pas acheter',
    few: 'Vous voulez des clics, et {budgets} peuvent en donner moins de {least} : rien ne se juge avec si peu.',
    closed: 'La page ou le lien n’est pas en ligne le premier jour : les vues payées ne mènent nulle part.',
    crowded: 'Votre vendredi est saturé, et un vendredi plus calme vient dans les {weeks}.',
    planner: 'Voir les vendredis',
    saves:
      'Après les premiers {first}, les auditeurs enregistrent moitié moins que d’habitude : le public ou le titre ne convient pas.',
    streams:
      'Vous voulez rentrer dans vos frais par les écoutes : {budget} demandent de {low} à {high} écoutes, payées {each} l’une.',
  },
  simulate: 'Estimer ma campagne',
};
