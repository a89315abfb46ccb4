/** The words of the agency's claims, and the page that shows the basis of each. */
export const ourFigures = {
  meta: {
    title: 'Nos chiffres : ce qu’ils comptent, et leur base',
    description:
      'Chaque chiffre que l’agence avance sur elle-même : ce qu’il compte, sur quelle période, d’où il vient, quand il a été vérifié et jusqu’à quand il vaut.',
  },
  title: 'Nos chiffres',
  lead: 'Chaque chiffre que l’agence avance sur elle-même, ce qu’il compte, d’où il vient et jusqu’à quand il vaut.',
  list: 'Les chiffres de l’agence',
  none: {
    title: 'Aucun chiffre pour l’instant.',
    text: 'Un chiffre de l’agence sur elle-même (campagnes, artistes, résultats) paraît ici, et ailleurs sur le site, une fois vérifié. Le jour où il n’est plus à jour, il disparaît de toutes les pages. Les prix, les délais et les moyennes des guides sont des repères, qui ne sont pas dans cette liste.',
    contact: 'Nous contacter',
  },
  /** The pages that show the figure. */
  shownOn: 'Affiché sur',
  scope: 'Portée',
  basis: 'Base',
  checked: 'Vérifié',
  checkedOn: 'le {day}',
  validUntil: 'jusqu’au {day}',
  noBasis: 'Aucun document publié.',
  example: 'Chiffre de démonstration, que l’agence n’a pas vérifié.',
  /** Shown above figures of a demonstration: all of them are examples, or only the named ones. */
  examples: {
    mark: 'Exemple',
    all: 'Chiffres de démonstration, que l’agence n’a pas vérifiés.',
    some: 'Chiffres de démonstration, que l’agence n’a pas vérifiés : {names}.',
  },
  method:
    'Un chiffre est retiré de toutes les pages quand sa date est passée, ou quand deux pages donnent deux nombres pour la même chose. Les prix, les délais et les moyennes des guides sont des repères, qui ne sont pas dans cette liste.',
  newTab: '(nouvel onglet)',
  footer: 'Nos chiffres',
  source: 'D’où vient ce chiffre',
  sources: 'D’où viennent ces chiffres',
  /** Replaces the two texts above for a figure of a demonstration. */
  exampleSource: 'Exemple : chiffre non vérifié',
  exampleSources: 'Exemple : chiffres non vérifiés',
  /** The share of campaigns in their range, which the site measures itself. */
  coverage: {
    label: 'des campagnes jugées ont fini dans la fourchette montrée au client',
    said: 'Sur {judged} campagnes jugées depuis deux ans, {inside} ont fini dans la fourchette montrée (de {low} à {high} avec {confidence} de confiance).',
    without: {
      one: 'Une campagne sans résultat n’est pas comptée.',
      other: '{count} campagnes sans résultat ne sont pas comptées.',
    },
    measured: 'Mesuré',
    apart: 'En détail',
    views: 'YouTube, en vues : {inside} sur {judged}',
    impressions: 'Meta et TikTok, en impressions : {inside} sur {judged}',
    basis:
      'Calculé par le site, pour le montant dépensé, sur toutes les campagnes dont une fourchette a été montrée. Ce chiffre disparaît de lui-même quand moins de {least} campagnes sont jugées.',
  },
  labels: {
    renewal: 'de renouvellement',
    independent: 'de clients indépendants',
    'meta-showcase': 'Une campagne Meta Ads, du début à la fin',
    'spotify-showcase': 'Une campagne Spotify Ads, du début à la fin',
  },
  figures: {
    'meta.showcase.views': 'vues',
    'meta.showcase.viewers': 'personnes différentes',
    'meta.showcase.uniqueReach': 'de portée unique',
    'meta.showcase.interactions': 'interactions',
    'meta.showcase.engagement': 'd’engagement',
    'meta.showcase.growth': 'de progression',
    'meta.showcase.days': 'durée de la campagne',
    'spotify.showcase.streams': 'écoutes',
    'spotify.showcase.listeners': 'auditeurs uniques',
    'spotify.showcase.saves': 'enregistrements et abonnements',
    'spotify.showcase.audioCompletion': 'd’écoute complète de l’annonce',
    'spotify.showcase.videoClickRate': 'de clics sur la vidéo',
    'spotify.showcase.costPerStream': 'par écoute',
    'spotify.showcase.playlists': 'nouvelles playlists',
    'spotify.showcase.days': 'durée de la campagne',
  },
};
