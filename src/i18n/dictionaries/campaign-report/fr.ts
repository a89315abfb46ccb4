/** The report of a campaign, for the client who has a secret link. */
export const campaignReport = {
  title: 'Campagne de {artist}',
  by: '{brand} · bilan de campagne',
  facts: {
    budget: 'Budget prévu',
    spent: 'Dépensé',
    video: 'Vidéo ou titre',
  },
  openVideo: 'Voir sur {host}',
  planned: 'La campagne n’a pas encore commencé. Voici ce que nous en attendons.',
  running: 'La campagne est en cours : ces chiffres vont encore changer.',
  over: 'La campagne est terminée : ces chiffres peuvent encore être corrigés.',
  noResult: 'La campagne est terminée. Son résultat n’est pas encore saisi.',
  noCost: 'Le coût final n’est pas encore connu : le résultat ne peut pas être comparé à l’estimation.',
  noSpend: 'Rien n’a été dépensé : le résultat ne peut pas être comparé à l’estimation.',
  notEstimated: 'Nous ne faisons pas d’estimation pour les campagnes Spotify : voici le résultat seul.',
  views: {
    inside: '{actual} vues : le résultat est dans la fourchette estimée, de {low} à {high}.',
    above: '{actual} vues : c’est {gap} de plus que le haut de la fourchette estimée, de {low} à {high}.',
    below:
      '{actual} vues : le résultat est en dessous de la fourchette estimée, de {low} à {high}. Il manque {gap} vues pour en atteindre le bas.',
  },
  costAbove: 'Une vue a coûté {actual}, au-dessus de la fourchette estimée, de {low} à {high}.',
  reachBelow: {
    youtube:
      '{actual} personnes touchées, en dessous de la fourchette estimée, de {low} à {high}. Il en manque {gap} pour atteindre le bas de la fourchette.',
    impressions:
      '{actual} impressions, en dessous de la fourchette estimée, de {low} à {high}. Il en manque {gap} pour atteindre le bas de la fourchette.',
  },
  compared: 'Estimation et résultat',
  picture: 'Échelle des vues : fourchette estimée de {low} à {high}, résultat {actual}.',
  columns: { figure: 'Chiffre', estimate: 'Estimation', actual: 'Résultat' },
  rows: {
    views: 'Vues',
    streams: 'Écoutes',
    costPerView: 'Coût par vue',
    costPerStream: 'Coût par écoute',
    reach: 'Personnes touchées',
    impressions: 'Impressions',
  },
  middle: '{middle} en moyenne',
  where: { below: 'En dessous', inside: 'Dans la fourchette', above: 'Au-dessus' },
  none: '–',
  days: {
    title: 'Jour par jour',
    most: 'Le plus de vues : {views}, le {day}.',
    provisional: 'En contour, avec * dans le tableau : les jours que la plateforme peut encore corriger.',
    missing: 'Un vide : aucun rapport ne couvre ce jour.',
    late: 'La campagne a commencé le {start}, et les chiffres par jour le {day} : aucun rapport ne couvre les jours d’avant.',
    table: 'Le tableau des {count} jours',
    day: 'Jour',
    spent: 'Dépensé',
    cost: 'Coût d’une vue, depuis le début',
    high: '{cost}, haut de la fourchette',
    low: '{cost}, bas de la fourchette',
    each: 'Coût par vue',
    running: 'Depuis le début',
    csv: 'Les jours, en CSV',
    file: 'Fichier',
    state: 'État',
    provisionalDay: 'provisoire',
    missingDay: 'aucun rapport',
    zone: 'Les jours sont ceux du compte publicitaire, dans son fuseau horaire.',
  },
  sources: {
    column: 'Source',
    file: 'Export {source} du {day}',
    hand: 'Tableau du {day}, colonnes nommées par l’agence',
    more: '(et {count} de plus)',
    typed: 'Saisi par l’agence',
    computed: 'Calculé : {cost} ÷ {views}',
    withdrawn: 'Fichier {file} retiré le {day}',
  },
  release: {
    title: 'La page de la sortie',
    left: 'visites suivies d’un clic, sur {visits} venues de la publicité : {share}, de {low} à {high} (confiance {confidence}).',
    clicks: 'Clics sur la publicité',
    visits: 'Visites de la page',
    least: 'au moins {share} des clics',
    conversions: 'Visites suivies d’un clic',
    platforms: 'Clics par plateforme : {list}.',
    note: 'Seules les visites venues de la publicité comptent, aux jours de Paris. Moins de visites que de clics est normal : fenêtres fermées aussitôt, robots écartés. C’est une borne basse.',
    shared:
      'Ces visites sont celles de {count} campagnes de cet artiste à la fois : la page ne les distingue pas.',
  },
  notes: 'Comment lire ces chiffres',
  basis:
    'L’estimation est celle des {amount} dépensés. Pour les {budget} prévus, nous avions annoncé de {low} à {high} vues.',
  source:
    'L’estimation vient de notre simulateur. Sa table est en dollars : nous comptons {euro} pour {dollars}. C’est une moyenne de marché, pas une garantie.',
  version: 'Elle a été calculée avec la version {version} de notre table des coûts.',
  learned:
    'La fourchette a été calculée pour contenir quatre campagnes sur cinq ({share}) : une sur cinq finit en dehors.',
  unusual: {
    title: 'Chiffres inhabituels',
    files: 'Règles appliquées aux fichiers d’écoutes, {days}.',
    none: 'Nos règles n’ont rien signalé d’inhabituel dans les fichiers d’écoutes, {days}. Cela ne prouve pas l’absence d’écoutes artificielles : les plateformes ne publient pas leur détection.',
    oneDay: '{days} : {plays} écoutes pour {listeners} auditeurs, ce qui est inhabituel.',
    repeated: {
      none: '{days} : {found} écoutes de plus que d’habitude, sans un auditeur de plus, ce qui est inhabituel.',
      one: '{days} : {found} écoutes de plus que d’habitude pour {against} auditeur de plus, ce qui est inhabituel.',
      other:
        '{days} : {found} écoutes de plus que d’habitude pour {against} auditeurs de plus, ce qui est inhabituel.',
    },
    unsaved: {
      none: '{days} : aucun enregistrement de plus que d’habitude, là où {against} étaient attendus, ce qui est inhabituel.',
      one: '{days} : {found} enregistrement de plus que d’habitude, là où {against} étaient attendus, ce qui est inhabituel.',
      other:
        '{days} : {found} enregistrements de plus que d’habitude, là où {against} étaient attendus, ce qui est inhabituel.',
    },
    peak: '{days} : {found} écoutes, contre {against} par jour la semaine d’avant, puis une retombée aussitôt, ce qui est inhabituel.',
    proof:
      'Ce n’est pas une preuve d’écoutes artificielles, et l’absence de signal n’en serait pas une non plus.',
    rule: 'Règle',
    rules: {
      repeated:
        'écoutes répétées : au moins {each} par auditeur de plus, et {times} fois l’habitude, ici {usual}',
      unsaved: 'auditeurs sans enregistrement : moins de {share} de ceux qui étaient attendus',
      peak: 'pic isolé : {times} fois le niveau de la semaine d’avant, puis une retombée',
    },
    calculation: 'Calcul',
    calculations: {
      repeated: {
        none: '{found} écoutes de plus, sans auditeur de plus : comptées pour un seul ; la règle commence à {limit}',
        one: '{found} écoutes de plus ÷ {against} auditeur de plus = {ratio} par auditeur ; la règle commence à {limit}',
        other:
          '{found} écoutes de plus ÷ {against} auditeurs de plus = {ratio} par auditeur ; la règle commence à {limit}',
      },
      unsaved:
        'enregistrements de plus, trouvés ÷ attendus : {found} ÷ {against} = {ratio} ; la règle vaut en dessous de {limit}',
      peak: '{found} écoutes ÷ {against} = {ratio} fois ; la règle commence à {limit}',
    },
    harmless: 'Raisons banales',
    reasons: 'playlist éditoriale, presse, jour de sortie, fans en boucle',
    looked: 'Regardé par l’agence, le {day} : {reason}',
    foundOneDay: {
      playlist: 'une playlist a ajouté le titre ce jour-là.',
      press: 'la presse ou une émission en a parlé ce jour-là.',
    },
    found: {
      unknown: 'nous n’en connaissons pas la cause.',
      playlist: 'une playlist a ajouté le titre ces jours-là.',
      press: 'la presse ou une émission en a parlé ces jours-là.',
      release: 'c’est le jour de la sortie.',
      fans: 'des fans l’ont écouté en boucle.',
    },
  },
  definitions: {
    title: 'Ce qu’est une vue',
    youtube:
      'Une vue payée : {seconds} regardées, ou la fin d’un clip plus court, ou un clic. Ce n’est pas le compteur public de YouTube, qui compte dès la première image.',
    meta: 'Une vue payée : une lecture d’au moins {seconds}. Ce ne sont pas les « vues » que Meta affiche, qui comptent chaque lecture et, pour une photo, son passage à l’écran.',
    tiktok:
      'La vue est celle de la colonne nommée ci-dessous. TikTok en compte deux : « Video views », dès le début de la lecture, sans les relectures, et les vues d’au moins {seconds}.',
    share: 'L’estimation compte {share} des impressions comme des vues ; le tableau montre les deux.',
  },
  imported: {
    files: 'D’où viennent ces chiffres',
    file: 'Export de {source} reçu le {at} ({days}).',
    hand: 'Tableau reçu le {at} ({days}), colonnes nommées par l’agence.',
    metric: 'Les vues sont sa colonne « {metric} ». Empreinte :',
    fingerprint: 'Empreinte :',
    withdrawn: 'Retiré le {at}.',
    replaced: 'Remplacé depuis par un fichier plus récent.',
    hash: 'L’empreinte est celle du fichier reçu, qui n’est pas gardé. Elle prouve que c’est le même fichier, pas qu’il dit vrai.',
    now: 'Les fichiers disent aujourd’hui {figures}.',
    views: '{figure} vues ({change})',
    spent: '{figure} dépensés ({change})',
    corrected: 'La plateforme a corrigé ses chiffres depuis ce bilan.',
    nowThere: 'Pour les jours et les campagnes de ce bilan, les fichiers disent aujourd’hui {figures}.',
    further: 'Ils comptent aussi des jours ou des campagnes qui ne sont pas dans ce bilan.',
    until:
      'Ce bilan reprend les chiffres des fichiers jusqu’au {to}. Les fichiers vont maintenant jusqu’au {later}.',
  },
  question: 'Une question sur ce bilan ?',
  read: 'Consulté le {moment}, heure de Paris.',
  expires: 'Ce lien secret est valable jusqu’au {day}. Toute personne qui l’a peut lire ce bilan.',
};
