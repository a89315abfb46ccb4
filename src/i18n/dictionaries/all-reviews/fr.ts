/** The page of all reviews. SAMPLE CONTENT: the six testimonials are examples that we wrote; the page states that. */
export const allReviews = {
  meta: {
    title: 'Tous les avis, bons et moins bons',
    description:
      'Tous les avis publiés sur nos campagnes musicales, filtrables par source et par note, et la façon dont ils sont recueillis, vérifiés et classés.',
  },
  title: 'Tous les avis',
  lead: 'Les bons, les tièdes et les mauvais. Plus bas, nous disons d’où ils viennent et ce que nous vérifions.',
  /** Sample content: invented texts and names (docs/product.md, Reviews). */
  examples: {
    title: 'À quoi ressemble un avis utile',
    text: 'Six exemples écrits par nous : ces artistes n’existent pas. Leurs mots montrent ce qu’un avis utile raconte ; ils ne comptent ni dans la moyenne, ni dans le nombre d’avis.',
    badge: 'Exemple',
    items: [
      {
        text: 'Mon premier clip. Ils ont coupé la publicité la plus chère avant que je le demande, et m’ont dit pourquoi.',
        author: 'Camille X.',
        about: 'Chanson, YouTube',
      },
      {
        text: 'Le rapport tient sur une page. J’aurais aimé choisir les extraits avec eux.',
        author: 'DJ Échantillon',
        about: 'Électro, TikTok',
      },
      {
        text: 'On m’a conseillé d’attendre le mix définitif avant de dépenser. J’ai attendu, et c’était juste.',
        author: 'Noé X.',
        about: 'Rap, Meta',
      },
      {
        text: 'Les vues sont venues, les abonnés moins. Le bilan le dit sans détour et propose un autre public.',
        author: 'Les Fictifs',
        about: 'Rock, YouTube',
      },
      {
        text: 'Des premiers jours décevants. Ils ont refait le ciblage, et les écoutes ont suivi.',
        author: 'Lou X.',
        about: 'Folk, Spotify',
      },
      {
        text: 'Plusieurs artistes, un seul interlocuteur, un seul tableau. Pour un petit label, c’est du temps gagné.',
        author: 'Label Témoin',
        about: 'Label indépendant, Meta',
      },
    ],
  },
  reviews: {
    title: 'Les avis publiés',
    empty: 'Aucun avis n’est encore publié. Le premier s’affichera ici, quelle que soit sa note.',
    average: 'sur 5 en moyenne',
    noAverage: 'Aucune note donnée pour l’instant',
    published: 'Avis publiés',
    rated: 'Notes données',
    hidden: {
      one: '{count} avis venu d’un autre site est masqué, pour un motif que notre registre garde. Sa note compte dans la moyenne et la répartition.',
      other:
        '{count} avis venus d’autres sites sont masqués, chacun pour un motif que notre registre garde. Leurs notes comptent dans la moyenne et la répartition.',
    },
    distribution: 'Répartition des notes',
    level: '{rating} sur 5 : {count}',
    filters: {
      label: 'Filtrer les avis',
      source: 'Source',
      rating: 'Note',
      all: 'Toutes',
      others: 'Autres sources',
      unrated: 'Sans note',
      reset: 'Tout afficher',
      shown: 'Avis affichés : {count} sur {total}',
      none: 'Aucun avis ne réunit ces deux filtres. Changez-en un, ou affichez tout.',
    },
  },
  method: {
    title: 'D’où viennent ces avis, et ce que nous vérifions',
    items: [
      {
        term: 'Recueillis',
        text: 'De deux façons. Sur ce site, où un client peut écrire avec ou sans invitation ; l’invitation est un lien personnel qui ne sert qu’une fois. Et sur des services publics comme Google, dont nous reprenons les avis sans les trier.',
      },
      {
        term: 'Vérifiés, ou non',
        text: 'La mention « {verified} » veut dire une seule chose : l’avis vient d’une invitation utilisée, ou d’un service qui contrôle lui-même que l’auteur a été client. Sans elle, nous n’avons pas pu nous assurer qu’il l’a été. Google, par exemple, ne le contrôle pas.',
      },
      {
        term: 'Publiés',
        text: 'Un avis laissé ici est lu par une personne avant d’être publié. Il l’est tel qu’il est écrit, quelle que soit la note : aucun avis n’est écarté ni retiré parce qu’il est négatif. Sous {days} jours au plus, il est publié ou refusé.',
      },
      {
        term: 'Refusés',
        text: 'Un avis laissé ici n’est refusé que pour l’un de ces motifs : {grounds}. Chaque décision entre dans un registre qui ne s’efface pas. L’auteur reçoit toujours le motif à l’email qu’il a laissé ; sans email, le lien de son invitation le montre pendant un an.',
      },
      {
        term: 'Masqués',
        text: 'Un avis repris d’un service n’est masqué que pour un motif écrit : il insulte, expose la vie privée de quelqu’un, fait de la publicité ou parle d’une autre entreprise. Le motif entre dans le même registre, l’avis peut être montré à nouveau, et la page dit combien sont masqués. Une mauvaise note n’est pas un motif, et la note d’un avis masqué compte toujours.',
      },
      {
        term: 'Montrés',
        text: 'Nous ne réécrivons rien. Un passage retiré après un signalement est remplacé par « […] », et l’avis porte la mention « Extrait ». Le nom est réduit au prénom et à une initiale, un long commentaire est coupé et finit par des points de suspension. Une note maximale sans commentaire porte une légende de notre main, sans guillemets. Si nous répondons à un avis, notre réponse figure dessous, datée, dans la langue où nous l’avons écrite.',
      },
      {
        term: 'Classés',
        text: 'Sur cette page, du plus récent au plus ancien, les avis sans date à la fin : la note n’y change rien. L’accueil montre d’abord les notes les plus basses. « {featured} » marque automatiquement un avis à la note maximale et au commentaire détaillé, sans le faire monter.',
      },
      {
        term: 'Comptés',
        text: 'La moyenne et la répartition portent sur tous les avis publiés, sur ceux d’autres sites qui sont masqués, et sur les seules notes données. Un avis sans note s’affiche sans barres et n’entre dans aucune moyenne.',
      },
      {
        term: 'Utiles',
        text: 'Un clic sur « {helpful} » compte une fois par navigateur, et ne change ni l’ordre, ni la moyenne. Le compteur part de zéro.',
      },
      {
        term: 'Datés et conservés',
        text: 'À côté de la date d’un avis figurent le mois de l’expérience, quand il est connu, et l’existence d’une contrepartie : l’auteur la déclare, et l’invitation la rappelle. Un avis écrit ici est effacé {years} ans après sa rédaction, ou plus tôt si son auteur le demande. Un avis repris d’un service disparaît avec l’original.',
      },
    ],
    report: 'Un avis vous paraît faux, ou le vôtre doit être retiré ? Écrivez-nous :',
  },
};
