/** The questions that visitors let the agency keep, in the back office. */
export const adminQuestions = {
  title: 'Questions gardées',
  text: 'Ce que des visiteurs ont demandé sans obtenir de réponse sûre, et qu’ils vous ont laissé garder : sans nom, pendant un an. Celles qui ont les mêmes mots sont réunies.',
  none: 'Aucune pour l’instant. Elles viennent de la recherche du site, quand elle ne trouve pas de réponse sûre et que la personne accepte.',
  columns: {
    question: 'Question',
    count: 'Fois',
    last: 'Dernière',
    now: 'Aujourd’hui',
    actions: 'Actions',
  },
  others: {
    one: 'et {count} autre formulation',
    other: 'et {count} autres formulations',
  },
  now: {
    answer: 'Répond désormais : {title}',
    near: 'Passages proches : {titles}',
    none: 'Aucune réponse',
  },
  acts: {
    create: 'Créer une question',
    wording: 'Autre formulation',
    synonym: 'Synonyme',
    remove: 'Effacer',
  },
  actsOf: {
    create: 'Créer une question : {question}',
    wording: 'Autre formulation d’un passage : {question}',
    synonym: 'Synonyme : {question}',
    remove: 'Effacer : {question}',
  },
  added: 'Ajouté au brouillon. Complétez-le, puis publiez-le.',
  wordingTitle: 'Autre formulation d’un passage',
  wordingText: 'La recherche donnera ce passage quand on demande :',
  passage: 'Passage',
  near: 'Proches',
  all: 'Toutes les pages',
  add: 'Ajouter au brouillon',
  synonymTitle: 'Mots qui veulent dire la même chose',
  words: 'Mots égaux',
  wordsHint:
    'Séparés par le signe égal : pub = réclame. Aucun groupe ne réunit deux choses qu’un artiste distingue.',
  removeTitle: 'Effacer ces questions',
  ask: 'Effacer « {question} » et ses autres formulations ? Une question identique peut revenir.',
  removed: 'Questions effacées.',
};
