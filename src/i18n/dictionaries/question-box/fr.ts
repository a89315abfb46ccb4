/** The question box: a search in the site’s own answers, where the documentation has the texts of a chatbot. */
export const questionBox = {
  meta: {
    title: 'Posez votre question',
    description:
      'Prix, délais, plateformes, ciblage, cookies : une recherche dans nos réponses, nos guides et notre glossaire. Un passage mot pour mot, ou rien.',
  },
  name: 'Votre question',
  title: 'Posez votre question.',
  lead: 'Nous cherchons dans nos propres réponses et vous montrons un passage, mot pour mot. Sans passage sûr, nous le disons.',
  label: 'Votre question',
  send: 'Chercher',
  sending: 'Recherche…',
  hint: 'Votre question n’est gardée que si vous l’acceptez, et n’est transmise à personne. Rien n’est écrit par une machine.',
  /** The titles of the box on other pages. */
  places: { faq: 'Votre question n’est pas dans la liste ?', guide: 'Une question sur ce sujet ?' },
  status: {
    answer: 'Une réponse trouvée.',
    near: { one: 'Un passage proche.', other: '{count} passages proches.' },
    none: 'Aucune réponse.',
  },
  near: { title: 'Nous n’avons pas de réponse sûre.', text: 'Ces passages en parlent :' },
  none: {
    title: 'Nous n’avons pas de réponse.',
    text: 'Une personne de l’agence peut répondre. Votre question est reportée dans le message ; elle ne part que si vous l’envoyez.',
  },
  keep: {
    ask: 'Pouvons-nous garder cette question, sans votre nom, pour y répondre ?',
    action: 'Garder ma question',
    kept: 'Merci. Votre question est gardée un an au plus, sans votre nom.',
    failed: 'Votre question n’a pas été gardée.',
  },
  verdict: {
    ask: 'Cela répond-il à votre question ?',
    answers: { yes: 'Oui', no: 'Non' },
    yes: 'Merci, c’est noté.',
    no: 'Merci, c’est noté. Une personne de l’agence peut vous répondre :',
  },
  source: 'Mot pour mot, de la page « {page} », mise à jour le {date}.',
  more: 'Lire la suite',
  next: {
    simulator: 'Estimer avec votre budget',
    read: 'Ensuite : {title}',
    cookies: 'Régler mes choix',
    contact: 'Écrire à l’agence',
  },
  often: 'On nous demande souvent',
  own: { label: 'Vos données, vos cookies :', rights: 'vos droits' },
  failed: 'La recherche n’a pas abouti. Réessayez, ou écrivez-nous.',
};
