/** The blog's articles: their list, their pages and their feed. The articles themselves are in the blog's language. */
export const articles = {
  meta: {
    title: 'Articles sur la publicité musicale',
    description:
      'Campagnes, sorties, audiences et budgets : les articles de notre blog, classés par catégorie, avec la durée de lecture de chacun.',
  },
  title: 'Articles',
  lead: 'Les articles du blog, du plus récent au plus ancien.',
  /** Shown on pages in another language than that of the articles. */
  written: 'Les articles sont écrits en {language}.',
  categories: 'Catégories',
  all: 'Tous',
  list: 'Les articles précédents',
  /** The same list without a large article above it. */
  listAlone: 'Tous les articles',
  minutes: '{minutes} min',
  /** The word after the minutes, for screen readers only. */
  reading: 'de lecture',
  count: { one: '{count} article', other: '{count} articles' },
  paging: {
    label: 'Pages des articles',
    page: 'Page {page} sur {pages}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  rss: 'Flux RSS',
  empty: {
    title: 'Aucun article pour le moment.',
    text: 'Les articles de notre blog apparaîtront ici. En attendant, nos guides répondent aux questions de budget, de ciblage et de mesure.',
    guides: 'Lire les guides',
    blog: 'Ouvrir le blog',
  },
  sample: {
    mark: 'Exemple',
    list: 'Ces articles sont des exemples inventés, qui montrent la page avant que le blog soit relié.',
    article: 'Cet article est un exemple inventé.',
  },
  contents: 'Dans cet article',
  guide: {
    label: 'Le guide qui va avec',
    read: 'Lire le guide',
  },
  call: {
    title: 'Et votre titre, combien de vues ?',
    budget: '{budget} de publicité sur YouTube, en Europe, honoraires en plus',
    text: 'Six questions, une estimation, sans engagement.',
    action: 'Estimer ma campagne',
  },
  origin: 'Article repris du blog de l’agence, mis à jour le {date}.',
  original: 'Voir l’original',
  report: 'Signaler une erreur',
  back: 'Tous les articles',
  missing: {
    text: 'Image restée sur le blog : {alt}',
    open: 'Voir l’image',
    unnamed: 'Image restée sur le blog',
  },
  /** Content of an article that this site does not show: a line with a link replaces it. */
  left: {
    text: 'Resté sur le blog : {what}',
    what: { audio: 'un son', video: 'une vidéo', form: 'un formulaire', content: 'un contenu' },
    open: 'Ouvrir sur le blog',
    audio: 'Écouter',
    video: 'Voir la vidéo',
  },
  /** Content of other sites, which is loaded only by a click. */
  embed: {
    video: 'Vidéo hébergée par {vendor}',
    audio: 'Lecteur hébergé par {vendor}',
    note: 'Rien n’est chargé avant votre clic. Ensuite, {vendor} reçoit votre adresse IP et peut déposer des cookies.',
    loadVideo: 'Charger la vidéo depuis {vendor}',
    loadAudio: 'Charger le lecteur de {vendor}',
    open: 'Ouvrir sur {vendor}',
    elsewhere: 'Contenu hébergé par {host}',
  },
  table: 'Tableau à faire défiler',
  code: 'Code à faire défiler',
  feed: {
    title: 'Articles de {brand}',
    description: 'Les articles du blog de {brand}, à mesure qu’ils paraissent.',
  },
};
