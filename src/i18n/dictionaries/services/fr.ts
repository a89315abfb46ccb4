/**
 * The three landing pages of the services. A placeholder names a figure of `domain/benchmarks/figures.ts`; no digit is
 * typed here. `sample` and `samples` are invented examples, written for this site; the pages mark them as examples.
 */
export const services = {
  shared: {
    form: {
      name: 'Nom d’artiste',
      email: 'Email (nom@example.com)',
      optional: '(facultatif)',
      nothingSent: 'Le simulateur s’ouvre avec vos réponses, sans rien envoyer.',
      linkError: 'Ce lien n’est pas complet : copiez l’adresse entière, https compris.',
    },
    booking: {
      missing: 'Veuillez remplir votre nom et email avant de réserver un appel.',
      email: 'Veuillez entrer un email valide.',
    },
    stats: {
      eyebrow: 'En chiffres',
      views: 'vues générées',
      plays: 'écoutes générées',
      campaigns: 'campagnes menées',
      artists: 'artistes accompagnés',
      source: 'Chiffres de l’agence.',
    },
    steps: { eyebrow: 'La méthode' },
    reviews: {
      eyebrow: 'Avis',
      /** The title as long as no review is known to be about the service. */
      anyPlatform: 'Avis d’artistes, toutes plateformes confondues.',
      selection: 'Une sélection d’avis à la note maximale. La page des avis montre toutes les notes.',
      examples:
        'Pas encore d’avis à la note maximale à vous montrer ici. Ce qui suit est un exemple que nous avons écrit, pas le mot d’un client.',
      all: 'Lire tous les avis',
      topRating: 'Note maximale',
      example: 'Exemple',
    },
    sample: {
      text: 'On savait chaque semaine où allait le budget, ce qui marchait et ce que l’on arrêtait. La campagne se lisait comme une partition.',
      author: 'Artiste indépendante, exemple',
    },
    offer: { eyebrow: 'Ce que nous prenons en charge' },
    trust: { eyebrow: 'Sans trucage' },
    results: { eyebrow: 'Résultats' },
    faq: { eyebrow: 'Questions', more: 'Toutes les questions' },
    guide: 'Comment calculer votre budget',
    book: 'Réserver un appel',
    write: 'Nous contacter',
    newTab: '(nouvel onglet)',
  },

  youtube: {
    meta: {
      title: 'YouTube Ads pour artistes : chaque vue se mérite',
      description:
        'Votre clip devant ceux qui écoutent déjà des artistes proches de vous : de vraies personnes, le prix de la vue par région, des chiffres vérifiables.',
    },
    hero: {
      slogan: 'YouTube Ads pour artistes et labels',
      title: ['Tout se joue', 'avant « Ignorer ».'],
      description:
        'Votre vidéo devant ceux qui écoutent déjà des artistes proches de vous. {estimate.budget} de publicité en Europe : {estimate.views}. Un lancement se situe entre {youtube.launch|low} et {youtube.launch|high}, et les vues se vérifient dans votre chaîne.',
    },
    form: {
      title: 'Combien de vues pour votre clip ?',
      link: 'Lien YouTube du clip',
      submit: 'Estimer ma campagne',
    },
    instrument: {
      alt: 'Schéma à l’échelle : la première minute d’un clip. Le bouton « Ignorer » apparaît après {rules.google.skip} ; l’objectif est que l’on reste au-delà de {youtube.target.watchTime}.',
      skip: 'Ignorer',
      goal: 'Notre objectif',
    },
    value: {
      eyebrow: 'Pourquoi YouTube',
      title: 'Ici, une chanson a le temps de convaincre.',
      text: 'Sur YouTube, on vient écouter. L’écran est large, le son est là, et la vidéo reste en ligne quand la campagne est finie.',
      points: [
        {
          title: 'Le public d’artistes proches',
          text: 'Nous visons les chaînes, les clips et les recherches d’artistes proches de votre son.',
        },
        {
          title: 'Une vue qui se mérite',
          text: 'On peut ignorer l’annonce. Vous payez quand on reste ou quand on clique, pas quand on fuit aussitôt.',
        },
        {
          title: 'Une chaîne qui garde tout',
          text: 'Abonnés, commentaires, recommandations : ce que la campagne apporte reste chez vous.',
        },
      ],
      facts: [
        { label: '{estimate.budget} en Europe', value: '{estimate.about}', detail: '{estimate.between}' },
        { label: 'Coût moyen par vue', value: '{youtube.costPerView}' },
        { label: 'Budget de lancement', value: '{youtube.launch}' },
        { label: 'Premiers chiffres', value: '{agency.firstFigures}' },
        { label: 'Résultats significatifs', value: '{youtube.significantAfter}' },
      ],
      note: 'Le nombre de vues est celui du simulateur, pour une campagne large en Europe. Le coût par vue est celui de nos guides, qui supposent un public ciblé, genre par genre.',
    },
    stats: { title: 'Nos campagnes en chiffres.' },
    steps: {
      title: 'De l’écoute du clip aux publics qui restent.',
      items: [
        {
          title: 'On écoute le clip',
          text: 'Un appel de {agency.call} : le morceau, la date, les artistes dont le public pourrait devenir le vôtre.',
        },
        {
          title: 'On teste les ouvertures',
          text: 'Plusieurs débuts, plusieurs publics, de petits budgets. Les premiers chiffres tombent en {agency.firstFigures}.',
        },
        {
          title: 'On pousse ce qui retient',
          text: 'Le budget va aux publics qui restent au-delà de {youtube.target.watchTime}. Le reste s’arrête.',
        },
      ],
    },
    reviews: { title: 'Avis d’artistes sur nos campagnes YouTube.' },
    offer: {
      title: 'Ce que comprend une campagne YouTube.',
      items: [
        {
          title: 'Avant le clip des autres',
          text: 'En in-stream, votre vidéo passe devant un public choisi, artiste par artiste.',
        },
        {
          title: 'Dans les recherches',
          text: 'En in-feed, une miniature et un titre : seuls cliquent ceux qui veulent écouter.',
        },
        {
          title: 'Entre deux Shorts',
          text: 'Le refrain en vertical, pour ceux qui découvrent en faisant défiler.',
        },
        {
          title: 'Une ouverture remontée',
          text: 'Nous recoupons le début du clip en plusieurs versions : c’est là que le public part ou reste.',
        },
        {
          title: 'Un second passage',
          text: 'Ceux qui ont regardé retrouvent votre titre suivant, ou la date près de chez eux.',
        },
        {
          title: 'Un rapport par semaine',
          text: 'Vues, durée de visionnage, abonnés gagnés, et ce que chaque résultat a coûté. Ce qu’on garde, ce qu’on coupe.',
        },
      ],
    },
    trust: {
      title: 'Nos engagements sur YouTube.',
      text: 'Personne ne peut promettre un nombre de vues. Nous nous engageons sur la façon de les obtenir et de les compter.',
      claims: [
        {
          title: 'Aucune fausse vue',
          text: 'Ni fermes de clics, ni échanges, ni robots. Tout passe par la régie de YouTube, qui écarte le trafic invalide.',
        },
        {
          title: 'De vraies personnes',
          text: 'Une vue se paie quand quelqu’un reste ou clique, alors qu’il pouvait ignorer l’annonce.',
        },
        {
          title: 'RGPD respecté',
          text: 'Les publics restent dans la régie, nos traceurs attendent votre accord, et vos données ne servent qu’à votre campagne.',
        },
        {
          title: 'Une mesure garantie, euro par euro',
          text: 'Pas un retour garanti : sa mesure. Vous voyez ce que chaque euro a produit, et comment nous l’avons compté.',
        },
      ],
    },
    faq: {
      title: 'YouTube Ads : vos questions.',
      items: [
        {
          question: 'Quel budget pour lancer un clip ?',
          answer:
            'Entre {youtube.launch|low} et {youtube.launch|high} pour un lancement. Le simulateur compte, pour {estimate.budget} en Europe, {estimate.views}. Nos guides supposent un public ciblé, en pop ou en hip-hop : {youtube.goal.first.views} vues y demandent de {youtube.goal.first.budget|low} à {youtube.goal.first.budget|high}. Le genre, le pays et le clip lui-même déplacent ce chiffre.',
        },
        {
          question: 'Comment vérifier que les vues sont réelles ?',
          answer:
            'Dans votre propre chaîne : YouTube Studio montre la part venue de la publicité, la durée de visionnage et les pays. Vous gardez l’accès à tout, avant, pendant et après la campagne.',
        },
        {
          question: 'Ces vues comptent-elles dans les classements ?',
          answer:
            'Elles s’ajoutent au compteur de la vidéo quand elles remplissent les critères de YouTube. Ses classements musicaux, eux, écartent les vues issues de la publicité : méfiez-vous de qui vous en promet un.',
        },
        {
          question: 'Quand voit-on des résultats ?',
          answer:
            'Les premiers chiffres arrivent en {agency.firstFigures}. Pour juger, il faut {youtube.significantAfter} : le temps que les publics se départagent.',
        },
        {
          question: 'Et si mon clip n’accroche pas ?',
          answer:
            'On vous le dit dès le test, avant d’engager le reste du budget. Si les premières images ne retiennent personne, nous proposons un autre montage, ou d’attendre le prochain titre.',
        },
      ],
    },
    final: {
      title: 'Le prochain clip qu’ils verront peut être le vôtre.',
      text: 'Une estimation en {agency.estimateTime}, sans engagement. Ou {agency.call} au téléphone.',
      action: 'Estimer ma campagne',
    },
  },

  meta: {
    meta: {
      title: 'Meta Ads pour artistes : Reels, stories, billetterie',
      description:
        'Reels, stories et fil sur Instagram et Facebook, vers une écoute, un pré-save ou un billet. Un but mesuré par campagne.',
    },
    hero: {
      slogan: 'Meta Ads pour artistes et labels',
      title: ['Un son qui', 'arrête le défilement.'],
      description:
        'Reels, stories et fil, sur Instagram et Facebook, vers une écoute, un pré-save ou un billet. De {meta.costPerThousand|low} à {meta.costPerThousand|high} pour mille impressions en moyenne, dès {meta.pageMinimum} sur {agency.minimumDays}.',
    },
    form: {
      title: 'Que donne votre budget sur Meta ?',
      link: 'Lien d’une vidéo',
      submit: 'Estimer ma campagne',
    },
    instrument: {
      alt: 'Schéma : deux stories, deux publications du fil et, au milieu, votre Reel, le seul plein.',
      yours: 'Votre Reel',
      story: 'Story',
      post: 'Fil',
    },
    value: {
      eyebrow: 'Pourquoi Meta',
      title: 'De l’extrait à l’écoute, puis au billet.',
      text: 'On ne vient pas sur Instagram pour écouter un album. L’annonce doit accrocher tout de suite, et mener quelque part.',
      points: [
        {
          title: 'Un extrait, pas un clip',
          text: 'Un refrain, une répétition, une phrase face caméra : nous tirons plusieurs vidéos verticales du même morceau.',
        },
        {
          title: 'Un seul geste demandé',
          text: 'Écouter, pré-enregistrer, réserver, s’abonner : chaque campagne a un but, et il se compte.',
        },
        {
          title: 'Vos auditeurs d’abord',
          text: 'Ceux qui réagissent déjà à vos publications, puis des profils proches d’eux : on part de ce qui existe.',
        },
      ],
      facts: [
        { label: 'Pour mille impressions (CPM)', value: '{meta.costPerThousand}' },
        { label: 'Minimum sur {agency.minimumDays}', value: '{meta.pageMinimum}' },
        { label: 'Conseillé par mois', value: '{meta.minimum}' },
        { label: 'Résultats significatifs', value: '{meta.significantAfter}' },
      ],
      note: 'Repères de nos guides. Le simulateur, lui, compte par région et par objectif.',
    },
    stats: { title: 'Nos campagnes en chiffres.' },
    steps: {
      title: 'Un extrait, un public, un but.',
      items: [
        {
          title: 'On choisit le but',
          text: 'Écoute, pré-save, billets ou abonnés : un appel de {agency.call} suffit pour trancher.',
        },
        {
          title: 'On essaie large, à petit prix',
          text: 'Plusieurs extraits, plusieurs publics. Sous {meta.pauseBelow.clickRate} de clics, on arrête.',
        },
        {
          title: 'On monte ce qui accroche',
          text: 'Au-dessus de {meta.scaleAbove.clickRate} de clics, le budget augmente par petits pas, jusqu’à {meta.scaleStep}.',
        },
      ],
    },
    reviews: { title: 'Avis d’artistes sur nos campagnes Meta.' },
    offer: {
      title: 'Ce que comprend une campagne Meta.',
      items: [
        {
          title: 'Reels',
          text: 'L’extrait monté pour être compris sans contexte, et aimé dès la première mesure.',
        },
        {
          title: 'Stories',
          text: 'Plein écran et un lien : la voie la plus courte vers une écoute ou un billet.',
        },
        {
          title: 'Fil d’actualité',
          text: 'Photo, vidéo, date de concert : ce qui mérite que l’on s’arrête pour lire.',
        },
        {
          title: 'Sorties et pré-saves',
          text: 'Une page d’arrivée, un bouton par plateforme, et le nombre de clics sur chacun.',
        },
        {
          title: 'Billetterie',
          text: 'Ville par ville, autour de la salle, jusqu’au soir du concert.',
        },
        {
          title: 'Un rapport par semaine',
          text: 'Portée, clics, coût du geste demandé. Les extraits gardés, les extraits coupés.',
        },
      ],
    },
    results: {
      title: 'Une campagne, ses chiffres.',
      text: 'Une seule campagne, sur {meta.showcase.days}. Elle montre ce qui est possible, pas ce qui vous attend.',
      reach: {
        title: 'Portée',
        unit: 'vues',
        text: '{meta.showcase.viewers} personnes différentes : {meta.showcase.uniqueReach} de portée unique.',
        alt: 'Graphique : {meta.showcase.views} vues, dont une part pleine de {meta.showcase.uniqueReach}, soit {meta.showcase.viewers} personnes différentes.',
      },
      engagement: {
        title: 'Engagement',
        unit: 'interactions',
        text: '{meta.showcase.engagement} d’engagement, rapporté aux personnes touchées.',
        alt: 'Graphique : sur {meta.showcase.viewers} personnes touchées, une part pleine de {meta.showcase.engagement}, soit {meta.showcase.interactions} interactions.',
      },
      growth: {
        title: 'Progression',
        unit: 'en {meta.showcase.days}',
        text: 'Par rapport à la période précédente.',
        alt: 'Graphique : deux colonnes, avant et après. La seconde est plus haute : {meta.showcase.growth} en {meta.showcase.days}.',
        before: 'Avant',
        after: 'Après',
      },
    },
    trust: {
      title: 'Nos engagements sur Meta.',
      text: 'Des abonnés en lot ne viennent pas au concert. Nous cherchons ceux qui viendront, sans vous promettre combien.',
      claims: [
        {
          title: 'Aucune fausse vue',
          text: 'Ni abonnés en lot, ni groupes d’entraide, ni robots : uniquement la régie officielle de Meta.',
        },
        {
          title: 'De vraies personnes',
          text: 'Des gens qui font défiler, s’arrêtent ou non. Vous retrouvez leurs réactions sous vos publications.',
        },
        {
          title: 'RGPD respecté',
          text: 'Le pixel attend le consentement. Une liste d’auditeurs ne sert que si ceux qui y figurent l’ont accepté.',
        },
        {
          title: 'Une mesure garantie, euro par euro',
          text: 'Pas un retour garanti : sa mesure. De l’impression au billet, chaque étape a son compte et son coût.',
        },
      ],
    },
    faq: {
      title: 'Meta Ads : vos questions.',
      items: [
        {
          question: 'Quel budget prévoir ?',
          answer:
            'Une campagne démarre à {meta.pageMinimum} sur {agency.minimumDays}. Nous conseillons {meta.minimum} par mois : en dessous, l’algorithme apprend lentement et les essais manquent.',
        },
        {
          question: 'Pourquoi ne pas simplement booster un post ?',
          answer:
            'Un post boosté cherche des réactions. Une campagne cherche le geste que vous avez choisi, avec plusieurs extraits, plusieurs publics, et l’arrêt de ce qui ne marche pas.',
        },
        {
          question: 'Peut-on mesurer les écoutes sur Spotify ou Deezer ?',
          answer:
            'Jusqu’au clic vers la plateforme, oui. Après, elle seule sait qui a écouté : nous comparons les deux courbes, et nous vous disons que c’est une comparaison.',
        },
        {
          question: 'Facebook sert-il encore à la musique ?',
          answer:
            'Souvent : {meta.split.facebook} du budget en moyenne, {meta.split.instagram} pour Instagram. Le rapport dépend de l’âge de votre public, et il se corrige chaque semaine.',
        },
        {
          question: 'Quand voit-on des résultats ?',
          answer:
            'Les premiers chiffres arrivent en {agency.firstFigures}, une tendance fiable en {meta.significantAfter}.',
        },
      ],
    },
    final: {
      title: 'Un refrain suffit pour commencer.',
      text: 'Une estimation en {agency.estimateTime}, ou {agency.call} au téléphone. Sans engagement.',
      action: 'Estimer ma campagne',
    },
  },

  spotify: {
    meta: {
      title: 'Spotify Ads pour artistes : entre deux titres, le vôtre',
      description:
        'Une annonce audio ou vidéo, entendue par ceux qui écoutent déjà votre genre. Sans place de playlist achetée ni écoute fabriquée.',
    },
    hero: {
      slogan: 'Spotify Ads pour artistes et labels',
      title: ['Entre deux titres,', 'le vôtre.'],
      description:
        'Une annonce audio ou vidéo, entendue par ceux qui écoutent déjà votre genre. Dès {spotify.from} ; nous conseillons {spotify.minimum} sur {spotify.minimumDays}.',
    },
    form: {
      title: 'Parlons de votre titre',
      link: 'Lien Spotify du titre',
      newsletter: 'Recevoir aussi les conseils de l’agence par email',
      submit: 'Ouvrir le simulateur',
      note: 'L’appel dure {agency.call} et donne un prix. Le simulateur compare YouTube, Meta et TikTok : Spotify n’y est pas.',
    },
    instrument: {
      alt: 'Schéma : la fin d’un titre, puis votre annonce, {spotify.audioLength} au plus, puis le titre suivant.',
      before: 'Le titre d’avant',
      yours: 'Le vôtre',
      length: '{spotify.audioLength} au plus',
      after: 'Le titre d’après',
    },
    value: {
      eyebrow: 'Pourquoi Spotify',
      title: 'Ils ont déjà les écouteurs.',
      text: 'Rien à faire défiler, rien à regarder. Votre annonce arrive quand l’oreille est ouverte, entre deux morceaux qui vous ressemblent.',
      points: [
        {
          title: 'La seule annonce à l’antenne',
          text: 'En audio, une annonce à la fois : pas de vignette d’à côté, pas de fil qui continue.',
        },
        {
          title: 'Le genre, l’humeur, l’heure',
          text: 'Rap au réveil, électro le soir : nous choisissons les genres, les artistes proches et les moments.',
        },
        {
          title: 'À un geste du morceau',
          text: 'L’annonce mène à votre titre dans l’application même où l’on écoute : lire, enregistrer, suivre.',
        },
      ],
      facts: [
        { label: 'Une campagne, dès', value: '{spotify.from}' },
        { label: 'Conseillé sur {spotify.minimumDays}', value: '{spotify.minimum}' },
        { label: 'Annonce audio, au plus', value: '{spotify.audioLength}' },
        { label: 'Premiers réglages', value: '{spotify.optimisedAfter}' },
      ],
      note: 'Repères et conseils de l’agence.',
    },
    stats: { title: 'Nos campagnes en chiffres.' },
    steps: {
      title: 'Écrire, placer, ajuster.',
      items: [
        {
          title: 'On écrit l’annonce',
          text: 'Une voix, votre refrain, une invitation à écouter : {spotify.audioLength} au plus, et pas une de perdue.',
        },
        {
          title: 'On choisit le public',
          text: 'Genres, artistes proches, villes de la tournée, heures de la journée.',
        },
        {
          title: 'On ajuste en écoutant',
          text: 'Les premiers réglages se font en {spotify.optimisedAfter} : on garde ce qui fait enregistrer le titre.',
        },
      ],
    },
    reviews: {
      title: 'Avis d’artistes sur nos campagnes Spotify.',
      examples:
        'Pas encore d’avis à la note maximale à vous montrer ici. Ces quatre témoignages sont des exemples que nous avons écrits, pas les mots de clients.',
    },
    /** Sample testimonials, shown only while there is no five-star review, and always marked as examples. */
    samples: [
      {
        text: 'Le rapport disait aussi ce qui n’avait pas marché. C’est pour ça que j’ai continué.',
        author: 'Rappeuse autoproduite, exemple',
      },
      {
        text: 'On pensait vendre un single. On a surtout trouvé dans quelle ville jouer ensuite.',
        author: 'Duo électro, exemple',
      },
      {
        text: 'L’annonce a été réécrite deux fois avant de partir. La troisième ne parlait plus de nous : elle parlait à quelqu’un.',
        author: 'Chanteur folk, exemple',
      },
      {
        text: 'Un budget fixé d’avance, un compte chaque semaine, et le droit de dire stop.',
        author: 'Label indépendant, exemple',
      },
    ],
    offer: {
      title: 'Ce que comprend une campagne Spotify.',
      items: [
        {
          title: 'Annonce audio',
          text: 'Écriture, voix, mixage : votre refrain, et une seule invitation à la fin.',
        },
        {
          title: 'Vidéo plein écran',
          text: 'Montrée quand l’application est à l’écran, donc quand on la regarde.',
        },
        {
          title: 'Carte visuelle',
          text: 'Votre pochette et un bouton, en largeur ou en hauteur, à côté de ce qui joue.',
        },
        {
          title: 'Ciblage par l’écoute',
          text: 'Genres, artistes proches, lieux, moments : les habitudes plutôt que les âges.',
        },
        {
          title: 'Un profil prêt à recevoir',
          text: 'Vidéo en boucle (Canvas), sélection de l’artiste, liens : on range la scène avant d’ouvrir les portes.',
        },
        {
          title: 'Un rapport par semaine',
          text: 'Auditeurs, enregistrements, coût par écoute. Ce qu’on garde, ce qu’on réécrit.',
        },
      ],
    },
    examples: {
      eyebrow: 'Exemples',
      title: 'À quoi ressemble une annonce.',
      text: 'Trois maquettes dessinées par nous, pour un titre imaginaire. Touchez-en une pour l’agrandir.',
      enlarge: 'Agrandir',
      close: 'Fermer',
      tag: 'Exemple',
      mock: {
        ad: 'Annonce',
        track: 'Votre titre',
        artist: 'Votre nom',
        listen: 'Écouter',
      },
      audio: {
        name: 'Annonce audio',
        text: 'Pochette, nom et bouton accompagnent la voix, {spotify.audioLength} au plus.',
        alt: 'Exemple d’annonce audio : une pochette, un titre, une ligne de lecture à mi-course et un bouton pour écouter.',
      },
      video: {
        name: 'Vidéo plein écran',
        text: 'La vidéo prend l’écran du téléphone, le son en prime.',
        alt: 'Exemple de vidéo plein écran : un téléphone tout entier occupé par la pochette, avec le titre et un bouton pour écouter.',
      },
      display: {
        name: 'Carte visuelle',
        text: 'En largeur sur ordinateur, en hauteur sur téléphone : la même pochette, deux formats.',
        alt: 'Exemple de carte visuelle : la même annonce en format large et en format haut, avec pochette, titre et bouton pour écouter.',
      },
    },
    results: {
      title: 'Une campagne, ses chiffres.',
      text: 'Une seule campagne, sur {spotify.showcase.days}. À ce prix l’écoute, elle n’a pas été remboursée par les écoutes : elle a amené des auditeurs, qu’il faut faire revenir.',
      alt: 'Graphique : {spotify.showcase.streams} écoutes, {spotify.showcase.listeners} auditeurs uniques, {spotify.showcase.saves} enregistrements et abonnements.',
      streams: 'écoutes en {spotify.showcase.days}',
      listeners: 'auditeurs uniques',
      saves: 'enregistrements et abonnements',
      completion: 'ont écouté l’annonce (non désactivable) jusqu’au bout',
      clicks: 'ont cliqué sur la vidéo',
      cost: 'par écoute',
      playlists: 'nouvelles playlists organiques, aucune achetée',
    },
    trust: {
      title: 'Nos engagements sur Spotify.',
      text: 'Une écoute fabriquée peut faire retirer votre titre. Nous ne travaillons qu’avec la régie, et ne promettons aucun nombre.',
      claims: [
        {
          title: 'Aucune écoute fabriquée',
          text: 'Ni vues, ni écoutes, ni places de playlist : rien de ce qui peut faire retirer un titre.',
        },
        {
          title: 'De vraies personnes',
          text: 'Des auditeurs de l’offre gratuite, qui entendent l’annonce et décident d’écouter, ou non.',
        },
        {
          title: 'RGPD respecté',
          text: 'Spotify ne nous donne que des totaux, jamais qui a écouté. Le calendrier ne se charge qu’à votre demande.',
        },
        {
          title: 'Une mesure garantie, euro par euro',
          text: 'Pas un retour garanti : sa mesure. Écoutes, auditeurs, enregistrements, et ce que chacun a coûté.',
        },
      ],
    },
    faq: {
      title: 'Spotify Ads : vos questions.',
      items: [
        {
          question: 'Qui entend mon annonce ?',
          answer:
            'Les auditeurs de l’offre gratuite : les annonces ne touchent qu’eux. Pour les abonnés Premium, Spotify for Artists propose d’autres outils, Marquee et Showcase. Nous vous disons lequel convient à votre sortie, même si vous pouvez le lancer sans nous.',
        },
        {
          question: 'Quel budget prévoir ?',
          answer:
            'Une campagne est possible dès {spotify.from}. Nous conseillons {spotify.minimum} sur {spotify.minimumDays}, pour comparer plusieurs voix et plusieurs publics.',
        },
        {
          question: 'Une campagne fait-elle entrer dans des playlists ?',
          answer:
            'Elle n’en achète aucune. Quand des auditeurs enregistrent un titre, ils l’ajoutent parfois aux leurs, et l’algorithme peut le remarquer. Cela arrive ; cela ne se promet pas.',
        },
        {
          question: 'Quand voit-on des résultats ?',
          answer:
            'La diffusion et les premiers chiffres se lisent en {agency.firstFigures} ; les premiers réglages utiles demandent {spotify.optimisedAfter}.',
        },
        {
          question: 'Faut-il enregistrer la voix moi-même ?',
          answer:
            'C’est souvent le mieux : la vôtre est celle du morceau. Sinon nous la faisons enregistrer. Nous écrivons le texte dans les deux cas.',
        },
        {
          question: 'Pourquoi Spotify n’est-⁠il pas dans le simulateur ?',
          answer:
            'Parce que nous n’avons pas de table de coûts assez large pour en tirer une fourchette honnête. Un appel de {agency.call} fait mieux : il donne un prix pour votre titre.',
        },
      ],
    },
    final: {
      title: 'Le prochain blanc entre deux titres est à prendre.',
      text: '{agency.call} au téléphone : le titre, la date, un prix. Sans engagement.',
    },
  },
};
