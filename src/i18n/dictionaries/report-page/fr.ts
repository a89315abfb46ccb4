/** The page with the form that reports illegal content. */
export const reportPage = {
  title: 'Signaler un contenu',
  description:
    'Un avis, un témoignage ou une page contient quelque chose d’illégal ? Signalez-le sans compte : décision sous {days} jours.',
  lead: 'Un avis, un témoignage, une page : dites-nous ce qui n’est pas légal.',
  /** After `lead`, on a site that sends mails. */
  leadReceipt: 'Un accusé de réception part aussitôt.',
  subject: {
    label: 'Ce que vous signalez',
    review: 'Un avis, sur la page des avis.',
    testimonial: 'Un témoignage, sur la page des avis.',
    page: 'Une page.',
    other: 'Signaler autre chose',
  },
  fields: {
    address: 'Adresse exacte de la page',
    addressHint: 'Copiez-la depuis la barre du navigateur.',
    reason: 'Pourquoi',
    explanation: 'Ce qui n’est pas légal, et où',
    explanationHint: '{least} caractères au moins.',
    name: 'Nom',
    email: 'Email (nom@example.com)',
    contactHint: 'Facultatifs pour la protection des enfants et l’accessibilité.',
    goodFaith: 'Je signale de bonne foi ; ce que j’écris est exact et complet.',
    trap: 'Laissez ce champ vide',
  },
  send: 'Envoyer le signalement',
  secret: 'Votre nom n’est pas transmis à l’auteur.',
  privacy: 'Confidentialité',
  sent: {
    title: 'Signalement n° {number} reçu.',
    /** Only when it was mailed. */
    receipt: 'L’accusé de réception vient de partir à l’adresse que vous avez laissée.',
    text: 'Si vous avez laissé une adresse, vous aurez une décision, avec sa raison, sous {days} jours.',
    again: 'Signaler autre chose',
  },
  next: {
    title: 'Ce qui se passe ensuite',
    /** The first step, on a site that sends mails. */
    receipt: { title: 'Tout de suite', text: 'Un email avec le numéro de votre signalement.' },
    steps: [
      {
        title: 'Sous un jour ouvré',
        text: 'Une personne le lit. Quatre heures pour la protection des enfants.',
      },
      {
        title: 'Sous sept jours',
        text: 'Une décision, avec sa raison, à vous et à l’auteur d’un avis retiré ou raccourci.',
      },
      {
        title: 'Pendant six mois',
        text: 'Vous pouvez la contester, une fois. Une autre personne décide, s’il y en a une.',
      },
    ],
    note: 'Sans compte. Vos coordonnées sont effacées un an après la clôture.',
  },
  /** In place of the texts above when the form is about accessibility. */
  barrier: {
    title: 'Signaler un problème d’accessibilité',
    description: 'Une page vous bloque ? Dites-nous laquelle, sans compte : réponse sous {days} jours.',
    lead: 'Une page vous bloque, au clavier, au lecteur d’écran ou autrement : dites-nous laquelle, et comment.',
    explanation: 'Ce qui vous bloque, et avec quel appareil ou logiciel',
    contactHint: 'Facultatifs ; sans email, nous ne pouvons pas vous répondre.',
    send: 'Envoyer',
    secret: 'Vos coordonnées ne servent qu’à vous répondre.',
    other: 'Signaler un contenu illégal',
    sent: 'Si vous avez laissé une adresse, vous aurez une réponse sous {days} jours.',
    receipt: {
      title: 'Tout de suite',
      text: 'Un email avec le numéro de votre message, si vous laissez une adresse.',
    },
    steps: [
      {
        title: 'Sous sept jours',
        text: 'Une réponse à cette adresse : ce qui est corrigé, ou pour quand c’est prévu, et une autre façon d’obtenir ce que vous cherchiez.',
      },
      {
        title: 'Si la réponse ne suffit pas',
        text: 'Vous pouvez saisir le Défenseur des droits ; la déclaration d’accessibilité dit comment.',
      },
    ],
    statement: 'Déclaration d’accessibilité',
  },
};
