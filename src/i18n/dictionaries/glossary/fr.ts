import type { GlossaryTerm } from '../../../domain/glossary/terms.ts';

/** The words of music advertising. Figures come from `domain/benchmarks`, with their unit. */
export const glossary = {
  meta: {
    title: 'Glossaire de la publicité musicale',
    description:
      'CPV, CPM, ROAS, lookalike, pré-save : les mots des campagnes YouTube, Meta, TikTok et Spotify, expliqués aux musiciens, avec nos repères chiffrés.',
  },
  eyebrow: 'Glossaire',
  title: 'Les mots de la pub, traduits pour les musiciens.',
  lead: 'Ce que chaque terme veut dire, et ce qu’il change à votre campagne. Les chiffres sont nos repères : chaque campagne a les siens.',
  /** Before the link to the guide that explains a term. */
  guide: 'Dans le guide :',
  terms: {
    'ab-test': {
      term: 'Test A/B',
      definition:
        'Deux versions d’une même publicité, une seule différence : l’image, l’accroche ou le public. On garde celle qui gagne. Réservez {kpi.testShare} du budget à ces essais et attendez au moins {kpi.abTest.impressions} impressions par version : avant, l’écart entre deux extraits n’est peut-être que du hasard.',
    },
    'ad-account': {
      term: 'Compte publicitaire (ad account)',
      definition:
        'Le compte, chez Google, Meta ou TikTok, d’où partent vos campagnes : budgets, audiences et historique y restent. Il gagne à être à votre nom : si vous changez d’agence, vous gardez vos publics, vos chiffres et ce que la plateforme a appris de vos auditeurs.',
    },
    'ad-break': {
      term: 'Coupure publicitaire (mid-roll)',
      definition:
        'Le moment où une vidéo longue s’interrompt pour diffuser des annonces. Votre clip peut y passer au milieu d’une interview ou d’un live. L’attention est déjà là, mais vous coupez la parole à quelqu’un : les premières secondes doivent donner une raison de rester.',
    },
    'ad-library': {
      term: 'Bibliothèque publicitaire (Ad Library)',
      definition:
        'Le registre public de Meta où l’on voit les publicités en cours d’un compte ou d’un pays. TikTok a le sien, le Creative Center. Cherchez-y des artistes proches : ce qui tourne depuis longtemps fonctionne sans doute. Ces outils sont gratuits, et ne disent rien des résultats.',
    },
    'ad-set': {
      term: 'Ensemble de publicités (ad set)',
      definition:
        'L’étage du milieu d’une campagne, entre l’objectif et les annonces : un public, des emplacements, un budget, un calendrier. Google et TikTok disent groupe d’annonces. Un ensemble pour les fans d’un artiste proche, un autre pour ceux qui ont vu votre dernier clip, et vous voyez lequel écoute vraiment.',
    },
    'advantage-plus': {
      term: 'Advantage+',
      definition:
        'Le nom des réglages automatiques de Meta : public, emplacements, budget, retouches de la vidéo. Vos centres d’intérêt n’y sont que des suggestions. Laissez-lui les emplacements, et désactivez les retouches, dont la musique ajoutée : elle couvrirait la vôtre.',
    },
    algorithm: {
      term: 'Algorithme',
      definition:
        'Le programme qui décide à qui montrer une publicité ou un titre, d’après ce que chacun regarde, passe ou partage. Une campagne lui donne des exemples : plus les premiers auditeurs sont bien choisis, mieux il trouve les suivants. Des vues produites par des robots lui apprennent le contraire.',
    },
    'app-tracking-transparency': {
      term: 'Suivi entre applications (App Tracking Transparency, ATT)',
      definition:
        'La question qu’Apple oblige chaque application à poser avant de suivre une personne dans d’autres applications et sur d’autres sites. Quand elle refuse, Instagram ou TikTok estiment une partie des conversions au lieu de les compter. Vos chiffres sur iPhone sont donc des ordres de grandeur.',
    },
    'artificial-stream': {
      term: 'Écoute artificielle',
      definition:
        'Une écoute qui ne vient pas de quelqu’un qui voulait écouter : robot, ferme de clics, playlist payée. Les plateformes la retirent, retiennent les redevances et peuvent facturer le distributeur. On la reconnaît à un pic sans enregistrements, venu d’une ville où personne ne vous suit.',
    },
    attribution: {
      term: 'Attribution',
      definition:
        'La règle qui dit à quelle publicité revient une écoute ou une vente. Nous comptons une action jusqu’à {roi.attribution.click} après un clic, et {roi.attribution.view} après une simple impression. Sans règle fixe, YouTube et Meta réclament chacun le même fan, et vous le comptez deux fois.',
    },
    audience: {
      term: 'Audience (public visé)',
      definition:
        'Le groupe de personnes à qui une publicité peut être montrée : âge, pays, artistes suivis, habitudes d’écoute. Trop large, le budget se disperse ; trop étroite, les mêmes vous voient en boucle. Partez des artistes que vos auditeurs aiment déjà, puis laissez les chiffres élargir.',
    },
    'audience-expansion': {
      term: 'Élargissement du public (Smart targeting)',
      definition:
        'Le réglage par lequel TikTok diffuse au-delà des intérêts et des audiences que vous avez choisis, s’il y voit de meilleurs résultats. L’âge, le sexe et le lieu restent respectés. Pour comparer deux publics, désactivez-le : sinon, vous ne savez plus qui vous testez.',
    },
    'audience-overlap': {
      term: 'Chevauchement d’audiences',
      definition:
        'La part de personnes présentes dans deux audiences à la fois, par exemple les fans de deux rappeurs voisins. Vos ensembles visent alors les mêmes gens : l’un des deux peine à se diffuser, ou la publicité se répète. On fusionne les groupes, ou l’on exclut l’un de l’autre.',
    },
    bid: {
      term: 'Enchère (bid)',
      definition:
        'Le prix que vous acceptez de payer pour une vue, un clic ou une action. À chaque place libre, la plateforme pèse les offres et l’intérêt probable de la personne. Un extrait qui retient l’auditeur peut donc battre une offre plus haute : le bon montage fait baisser le prix.',
    },
    bot: {
      term: 'Robot (bot)',
      definition:
        'Un programme qui simule des vues, des écoutes ou des abonnés. Il gonfle un compteur, jamais une salle : pas de partage, pas de billet, et un algorithme qui cherche ensuite de faux profils. Les plateformes effacent ces chiffres et peuvent retirer le titre. Nous n’en achetons pas.',
    },
    'branded-challenge': {
      term: 'Défi de marque (branded challenge)',
      definition:
        'Sur TikTok, une invitation lancée au public : un geste, un son, un mot-dièse. Pour un morceau, c’est un refrain que chacun rejoue à sa façon. Quand vous le lancez vous-même, notre formule applique {tiktok.viral.challenge} au budget, car les reprises portent une part de la diffusion. Celui que TikTok vend (Branded Hashtag Challenge) est un autre produit, bien plus cher.',
    },
    budget: {
      term: 'Budget publicitaire',
      definition:
        'La somme versée à la plateforme pour diffuser vos annonces, hors honoraires de l’agence. Nos campagnes commencent à {agency.minimum} par mois, et à {spotify.from} sur Spotify. En dessous, les résultats arrivent trop lentement pour distinguer un bon extrait d’un coup de chance. Pour un premier test, fixez un montant que vous pouvez perdre.',
    },
    'call-to-action': {
      term: 'Appel à l’action (call to action)',
      definition:
        'Les mots ou le bouton qui disent quoi faire ensuite : écouter, s’abonner, réserver. Un seul par publicité. « Écouter le titre » annonce une écoute, « En savoir plus » n’annonce rien. Au bout du lien, le même geste doit attendre l’auditeur, sans détour.',
    },
    'campaign-objective': {
      term: 'Objectif de campagne',
      definition:
        'Ce que vous demandez à la plateforme de chercher : être vu, faire réagir, faire agir. Elle choisit les gens en conséquence. Une campagne réglée sur la notoriété trouve des spectateurs, pas des acheteurs : si vous voulez des pré-saves, dites-le dès ce réglage.',
    },
    churn: {
      term: 'Attrition (churn)',
      definition:
        'La part des auditeurs ou des abonnés qui vous quittent sur une période. Gagner cent abonnés et en perdre quatre-vingts, c’est remplir un seau percé. Une attrition qui monte après une campagne dit que le public visé n’était pas le bon, ou que rien ne l’attendait ensuite.',
    },
    'click-rate': {
      term: 'Taux de clic (CTR)',
      definition:
        'La part des impressions suivies d’un clic. C’est l’un des premiers signes qu’un extrait donne envie. Nos repères : plus de {meta.target.clickRate} sur Meta, plus de {youtube.target.clickRate} sur YouTube en in-feed. Un bon taux avec peu d’écoutes accuse la page d’arrivée, pas la publicité.',
    },
    'commercial-music-library': {
      term: 'Bibliothèque commerciale (Commercial Music Library)',
      definition:
        'Le catalogue de TikTok dont les titres sont autorisés en publicité. Un compte professionnel n’a accès qu’à lui, même quand le morceau est le vôtre. Pour faire la promotion de votre propre titre, utilisez votre son d’origine, en confirmant que vous en détenez les droits.',
    },
    'completion-rate': {
      term: 'Taux de complétion (completion rate)',
      definition:
        'La part des personnes qui regardent ou écoutent jusqu’au bout. Sur TikTok, nous attendons plus de {tiktok.test.completionRate} en phase de test avant d’ajouter du budget. Si tout le monde part à la même seconde, c’est là que le montage faiblit ou que le refrain tarde.',
    },
    'confidence-level': {
      term: 'Niveau de confiance',
      definition:
        'L’exigence que l’on se fixe avant de déclarer une version gagnante. À {kpi.abTest.confidence}, un écart aussi grand serait rare si les deux versions se valaient. Deux extraits séparés par quelques clics ne prouvent rien : on attend encore, ou l’on reconnaît l’égalité.',
    },
    consent: {
      term: 'Consentement',
      definition:
        'L’accord qu’une personne donne avant qu’un site ou une régie ne suive ses gestes. Sans lui, pas de pixel ni de reciblage dans l’Union européenne. Pour une campagne, cela donne des chiffres incomplets mais honnêtes, et une liste de fans que vous avez le droit d’utiliser.',
    },
    conversion: {
      term: 'Conversion',
      definition:
        'L’action que la campagne cherche : une écoute, un pré-save, un abonnement, un billet. On la choisit avant de lancer, une seule à la fois. Un clip vu par des milliers de gens sans conversion a fait du bruit ; il n’a pas encore fait un public.',
    },
    'conversion-rate': {
      term: 'Taux de conversion',
      definition:
        'La part des visiteurs qui font l’action attendue. Pour le streaming, notre repère est de {kpi.conversion.streaming}. Plus bas, regardez d’abord la page d’arrivée : trop de liens, un chargement lent, ou un titre qui n’est pas celui que la publicité faisait entendre.',
    },
    'conversions-api': {
      term: 'Conversions API',
      definition:
        'L’envoi d’une conversion à Meta par le serveur de la page, en plus du pixel du navigateur. Un identifiant commun évite de compter le geste en double. Elle demande le même consentement que le pixel : elle change le chemin, pas la règle.',
    },
    'cost-per-acquisition': {
      term: 'Coût d’acquisition (CPA)',
      definition:
        'Ce que coûte un fan, un abonné ou un acheteur de plus : la dépense divisée par ce qu’elle a gagné. Notre plafond est sa valeur vie {kpi.acquisitionShare} ; en moyenne, nous visons moins de {roi.target.costPerFan}. Au-delà, la part qui devait payer studio, clip et tournée disparaît.',
    },
    'cost-per-click': {
      term: 'Coût par clic (CPC)',
      definition:
        'La dépense divisée par le nombre de clics. Utile quand la publicité mène ailleurs : service d’écoute, billetterie, boutique. Un clic bon marché n’est pas un fan : rapportez-le au nombre d’écoutes qui suivent, sinon vous financez surtout des pouces distraits.',
    },
    'cost-per-thousand': {
      term: 'Coût pour mille (CPM)',
      definition:
        'Le prix de mille impressions. En moyenne {meta.costPerThousand} sur Meta et {tiktok.costPerThousand} sur TikTok, selon le genre musical, l’âge et la saison. Il mesure la concurrence pour l’attention de votre public : en fin d’année, quand les marques achètent beaucoup, la même place coûte plus cher.',
    },
    'cost-per-view': {
      term: 'Coût par vue (CPV)',
      definition:
        'Le prix d’une vue de votre clip en publicité. Sur YouTube, {youtube.costPerView} en moyenne, selon le genre et le public visé. C’est l’unité du simulateur pour YouTube : le budget divisé par le coût donne des vues estimées, jamais garanties.',
    },
    'countdown-page': {
      term: 'Countdown Page (page de compte à rebours)',
      definition:
        'La page de Spotify qui annonce un album ou un EP : compte à rebours, titres, clips courts, pré-save. Elle demande {streaming.countdown.listeners} auditeurs actifs, et exclut les singles. Ceux qui pré-enregistrent sont prévenus le jour de la sortie.',
    },
    creative: {
      term: 'Création publicitaire (creative)',
      definition:
        'La vidéo, l’image ou le son que le public reçoit. Souvent, c’est elle, plus que le ciblage, qui décide du coût. Préparez plusieurs extraits du même morceau : refrain, couplet, coulisses. Les chiffres désignent le bon, et ce n’est pas toujours celui que le groupe préférait.',
    },
    'custom-audience': {
      term: 'Audience personnalisée (custom audience)',
      definition:
        'Un public de gens qui vous connaissent déjà : visiteurs du site, spectateurs d’un clip, inscrits à votre liste, avec leur accord. Ils réagissent plus vite ; notre formule Meta compte {meta.audience.custom} sur leur coût. Petite, elle s’épuise : gardez-la pour une sortie ou une date de concert.',
    },
    'custom-segment': {
      term: 'Segment personnalisé (custom segment)',
      definition:
        'Dans Google Ads, une audience que vous décrivez par des mots recherchés, des adresses de sites ou des applications. Pour un titre, ce sont les noms d’artistes proches, leurs sites et les médias du genre. C’est le ciblage le plus précis d’une campagne YouTube.',
    },
    'demand-gen': {
      term: 'Demand Gen',
      definition:
        'La campagne de Google qui diffuse sur YouTube, Shorts, Discover et Gmail pour obtenir des clics ou des conversions. C’est là que se trouvent les audiences similaires, traitées comme un signal. On n’y paie pas à la vue : pour un clip, comparez-la à une campagne de vues.',
    },
    'discovery-mode': {
      term: 'Discovery Mode',
      definition:
        'L’outil de Spotify qui signale un titre prioritaire à la radio, à la lecture automatique et aux mix. Rien à payer d’avance : une commission de {streaming.discovery.commission} sur les redevances des écoutes faites dans ces contextes. Il sert un titre qui retient déjà ses auditeurs.',
    },
    distributor: {
      term: 'Distributeur numérique (distributor)',
      definition:
        'L’entreprise qui livre vos titres à Spotify, Apple Music ou Deezer et vous reverse les revenus. C’est elle qui fixe avec vous la date de mise en ligne. Prévenez-la tôt : une campagne qui mène à un lien pas encore actif est payée pour rien.',
    },
    'engagement-rate': {
      term: 'Taux d’engagement',
      definition:
        'La part des personnes touchées qui réagissent : j’aime, commentaire, partage, enregistrement. Sur Meta, nous visons plus de {meta.target.engagement}. Tous les gestes ne se valent pas : un partage présente votre titre à quelqu’un dont vous n’avez pas payé l’attention.',
    },
    'exclusion-list': {
      term: 'Liste d’exclusion (exclusion)',
      definition:
        'Les personnes, les lieux ou les vidéos où votre publicité ne doit pas passer. Excluez d’une campagne de découverte vos abonnés et vos spectateurs récents : le budget va alors à des gens nouveaux, et vos deux publics cessent de se disputer les mêmes impressions.',
    },
    'focused-view': {
      term: 'Vue attentive (focused view)',
      definition:
        'L’unité que TikTok vend avec l’objectif Video views : une personne qui regarde pendant {rules.tiktok.focusedView} au moins, ou qui réagit. Elle compte plus qu’une vue ordinaire, enregistrée dès que la vidéo démarre, et coûte davantage.',
    },
    frequency: {
      term: 'Répétition (frequency)',
      definition:
        'Le nombre moyen de fois où une même personne voit votre publicité. Une chanson gagne à être réentendue, une annonce beaucoup moins. Quand la répétition monte et que les clics baissent, le public est usé : changez l’extrait ou élargissez l’audience.',
    },
    'geo-targeting': {
      term: 'Ciblage géographique (geo-targeting)',
      definition:
        'Le choix des pays, des régions ou des villes où passent vos annonces. Il suit votre projet : les villes de la tournée, les pays où l’on vous écoute déjà. La même impression n’a pas partout le même prix, et des vues lointaines à bas coût ne remplissent pas une salle à Lyon.',
    },
    hook: {
      term: 'Accroche (hook)',
      definition:
        'Les premières secondes, celles où le pouce décide. En musique, c’est souvent la voix ou le riff, avant toute introduction. Une accroche faible renchérit chaque vue, car la plateforme montre moins ce que l’on quitte. Testez-en plusieurs sur le même morceau.',
    },
    impression: {
      term: 'Impression',
      definition:
        'Une publicité montrée une fois à l’écran, regardée ou non. Ce n’est ni une personne ni une vue : quelqu’un peut en recevoir plusieurs. Les impressions servent à compter la diffusion et à calculer le coût pour mille, pas à juger si votre morceau plaît.',
    },
    'in-app-browser': {
      term: 'Navigateur intégré (in-app browser)',
      definition:
        'La fenêtre web qu’ouvrent Instagram ou TikTok sans quitter l’application. On n’y est pas connecté à Spotify, et les choix sur les traceurs y sont vite oubliés. Essayez toujours votre page d’écoute depuis l’application, sur iPhone et sur Android.',
    },
    'in-feed': {
      term: 'Publicité in-feed',
      definition:
        'Sur YouTube, une miniature et un titre affichés sur l’accueil, dans la recherche ou à côté d’une vidéo. La personne choisit de cliquer pour regarder : le taux de clic y a un sens, et la vue compte comme une visite de votre chaîne.',
    },
    'in-stream': {
      term: 'Publicité in-stream',
      definition:
        'Une publicité vidéo placée avant, pendant ou après une autre vidéo. Sur YouTube, votre clip passe ainsi devant celui d’un artiste proche, dans le même lecteur et le plus souvent avec le son. C’est le format de la découverte : celui qui reste a choisi de vous écouter.',
    },
    kpi: {
      term: 'Indicateur clé (KPI)',
      definition:
        'Un chiffre choisi d’avance pour dire si la campagne marche. Deux ou trois suffisent : coût par vue et durée de visionnage pour un clip, coût par écoute et enregistrements pour un titre. Un indicateur qui ne change aucune de vos décisions est une décoration.',
    },
    'learning-phase': {
      term: 'Phase d’apprentissage',
      definition:
        'Les premiers jours d’une campagne, pendant lesquels la plateforme essaie des publics et des moments. Les coûts bougent, c’est normal, et chaque gros changement la fait recommencer. C’est l’une des raisons pour lesquelles nous conseillons au moins {agency.minimumDays} de diffusion.',
    },
    'lifetime-value': {
      term: 'Valeur vie d’un fan (LTV)',
      definition:
        'Ce qu’un fan rapporte sur toute la relation : écoutes, achats, concerts. Nos repères : {roi.lifetimeValue.occasional} pour un auditeur occasionnel, {roi.lifetimeValue.engaged} pour un fan engagé, {roi.lifetimeValue.superFan} pour un super fan. Elle dit combien vous pouvez payer pour le gagner, et pourquoi le garder compte davantage.',
    },
    lookalike: {
      term: 'Audience similaire (lookalike)',
      definition:
        'Un public trouvé par la plateforme, qui ressemble à une liste que vous donnez : vos auditeurs, vos acheteurs. Sur Meta, la plus proche réunit {meta.lookalikeShare} des utilisateurs d’un pays. Elle vaut ce que vaut la liste : partez de vrais fans, pas d’abonnés achetés.',
    },
    marquee: {
      term: 'Marquee et Showcase',
      definition:
        'Les recommandations payées au clic que les équipes d’artistes achètent dans Spotify for Artists : plein écran pour une nouveauté, carte d’accueil pour un titre récent ou ancien. Budget à partir de {streaming.campaign.least}, un pays par campagne. Pour un single, elles ne touchent que des abonnés Premium.',
    },
    organic: {
      term: 'Organique (organic)',
      definition:
        'Ce qui arrive sans payer la diffusion : recherches, partages, recommandations, playlists. Une bonne campagne se voit aussi là, dans les écoutes qui continuent après la fin du budget. Relevez votre niveau avant de lancer, sinon vous mettrez au compte de la publicité ce qui venait tout seul.',
    },
    payback: {
      term: 'Délai de récupération (payback)',
      definition:
        'Le temps qu’il faut à un fan pour rapporter ce qu’il a coûté. Notre repère : moins de {roi.target.payback}. Les écoutes rapportent peu et longtemps, un billet beaucoup et d’un coup. Ce délai dit si votre trésorerie tient jusqu’à la prochaine sortie.',
    },
    pixel: {
      term: 'Pixel (balise de suivi)',
      definition:
        'Un petit code placé sur un site, qui signale à une régie qu’un visiteur est venu, a cliqué ou acheté. Il relie la publicité au résultat et nourrit le reciblage. Dans l’Union européenne, il attend le consentement du visiteur ; sur ce site aussi.',
    },
    placement: {
      term: 'Emplacement (placement)',
      definition:
        'L’endroit où l’annonce apparaît : fil, story, Reels, avant une vidéo, entre deux titres. Chacun a son format et ses habitudes : une image verticale en story, souvent sans le son dans un fil. Le même extrait posé partout ne sera juste nulle part.',
    },
    playlist: {
      term: 'Playlist (liste de lecture)',
      definition:
        'Une liste de titres, tenue par une équipe, un algorithme ou un auditeur. Une place dans une playlist éditoriale ne s’achète pas. Une campagne peut aider autrement : des écoutes complètes et des enregistrements par de vraies personnes sont des signaux que lisent les playlists algorithmiques.',
    },
    'pre-save': {
      term: 'Pré-save (pré-enregistrement)',
      definition:
        'L’ajout d’un titre, avant sa sortie, à la bibliothèque d’un auditeur : il l’y trouvera le jour de la sortie. Pour vous, c’est une première journée moins silencieuse et une mesure de l’attente. Lancez-le plusieurs semaines avant, avec un extrait qui se suffit à lui-même.',
    },
    reach: {
      term: 'Portée (reach)',
      definition:
        'Le nombre de personnes différentes à qui votre publicité a été montrée. Meta et TikTok disent couverture. Divisez les impressions par la portée et vous obtenez la répétition. Une grande portée fait connaître un nom ; elle ne dit pas encore qui a écouté. Celle que notre simulateur donne pour YouTube est une estimation.',
    },
    'release-plan': {
      term: 'Plan de sortie (release plan)',
      definition:
        'Le calendrier d’un single, d’un EP ou d’un album : annonce, pré-save, sortie, clip, relances. Il évite de tout dépenser le premier vendredi, quand beaucoup d’autres sortent aussi.',
    },
    retargeting: {
      term: 'Reciblage (retargeting)',
      definition:
        'Montrer une annonce à ceux qui vous ont déjà vu : visiteurs du site, spectateurs d’un clip. Ils sont plus faciles à convaincre ; notre formule YouTube compte {youtube.audience.retargeting} sur leur coût. À garder pour la suite de l’histoire : le titre après l’extrait, la date de concert après le titre.',
    },
    'return-on-ad-spend': {
      term: 'Retour sur dépense publicitaire (ROAS)',
      definition:
        'Le revenu rapporté par la seule dépense publicitaire. Notre minimum est de {kpi.returnOnAdSpend} ; sur Meta, nous visons plus de {meta.target.returnOnAdSpend}. Ce sont des repères, pas des promesses. Honoraires et tournage n’y entrent pas : pour eux, regardez le retour sur investissement.',
    },
    roi: {
      term: 'Retour sur investissement (ROI)',
      definition:
        'Le gain net, rapporté à tout ce que la campagne a coûté, honoraires et création compris. Nous visons plus de {roi.target.overall}, sans pouvoir le garantir. En musique, une partie revient tard : des écoutes étalées sur des mois, un fan présent à chaque tournée.',
    },
    'safe-zone': {
      term: 'Zone de sécurité (safe zone)',
      definition:
        'La partie d’une vidéo verticale que l’interface ne recouvre pas. En haut passe le nom du compte, en bas la légende et le bouton, à droite les réactions. Paroles et visage se placent au centre, et l’aperçu de la régie le vérifie.',
    },
    'save-rate': {
      term: 'Taux d’enregistrement (save rate)',
      definition:
        'La part des auditeurs qui ajoutent votre titre à leur bibliothèque ou à une playlist. Mieux qu’une écoute, c’est le signe qu’ils reviendront. Beaucoup d’écoutes et peu d’enregistrements ? Le ciblage amène des curieux, pas votre public : resserrez le choix des artistes proches.',
    },
    scaling: {
      term: 'Montée en budget (scaling)',
      definition:
        'Augmenter par étapes le budget d’une publicité qui a fait ses preuves. Sur Meta, nous allons jusqu’à {meta.scaleStep}, par petits pas, quand le taux de clic dépasse {meta.scaleAbove.clickRate}. Trop vite, la phase d’apprentissage recommence et le coût grimpe ; trop tard, l’extrait est usé avant d’avoir servi.',
    },
    'short-video': {
      term: 'Vidéo courte (short)',
      definition:
        'Une vidéo verticale et brève, sur TikTok, Reels ou Shorts, que l’on fait défiler du pouce. Pour un morceau, c’est le banc d’essai le moins cher : un refrain, un geste, une réaction. Ce qui prend là mérite un clip et un budget ; le reste n’a coûté qu’un après-midi.',
    },
    'skippable-ad': {
      term: 'Publicité désactivable (skippable ad)',
      definition:
        'Une publicité vidéo que l’on peut ignorer après cinq secondes. Sur YouTube, au coût par vue, vous payez si la personne regarde trente secondes, ou tout si c’est plus court, ou si elle clique. Ceux qui partent avant ne coûtent rien : votre intro fait le tri.',
    },
    'smart-link': {
      term: 'Smart link (page d’écoute)',
      definition:
        'Une page courte, avec un bouton par service d’écoute, vers laquelle mènent vos publicités. Le clic sur un bouton est l’événement que la plateforme publicitaire apprend à obtenir. Sans elle, vous ne voyez rien après le clic.',
    },
    'smart-plus': {
      term: 'Smart+',
      definition:
        'La campagne automatique de TikTok : elle choisit le public, les enchères et les vidéos à montrer à partir d’un objectif et d’un budget. Utile quand l’événement de conversion est fréquent ; avec peu de conversions, gardez la main sur le pays, l’âge et les vidéos.',
    },
    'spark-ads': {
      term: 'Spark Ads',
      definition:
        'Le format de TikTok qui sponsorise une vidéo déjà publiée, la vôtre ou celle d’un créateur qui vous donne un code. Les commentaires, les partages et les abonnés gagnés restent sur le compte d’origine après la campagne.',
    },
    streaming: {
      term: 'Streaming (écoute en ligne)',
      definition:
        'L’écoute à la demande, par abonnement ou avec publicité. Une écoute rapporte environ {roi.perStream}, à partager ensuite entre ayants droit. Une campagne se rembourse donc rarement par les écoutes seules : elle construit un public, et ce sont aussi les billets, les vinyles et les droits d’auteur qui vous font vivre.',
    },
    'super-fan': {
      term: 'Super fan',
      definition:
        'La personne qui achète le vinyle, vient au concert et amène deux amis. Nos repères lui donnent une valeur de {roi.lifetimeValue.superFan}, très loin devant un auditeur occasionnel. La publicité le trouve, elle ne le fabrique pas : ensuite, parlez-lui directement, par email ou en coulisses.',
    },
    thruplay: {
      term: 'ThruPlay',
      definition:
        'L’unité de vue de Meta : une vidéo regardée jusqu’au bout, ou pendant {rules.meta.thruPlay} si elle est plus longue. Elle dit mieux l’attention qu’une vue ordinaire, et sert à remplir une audience à recibler. Elle ne dit rien de l’écoute qui suit.',
    },
    trueview: {
      term: 'Vue TrueView (TrueView view)',
      definition:
        'Le nom que Google Ads donne à la vue facturée : {rules.google.view} regardées, ou la vidéo entière si elle est plus courte, ou une interaction. Elle diffère de la vue publique affichée sous la vidéo, que YouTube compte avec ses propres règles.',
    },
    utm: {
      term: 'Paramètres UTM',
      definition:
        'Des mots ajoutés à la fin d’un lien pour dire d’où vient le clic : plateforme, campagne, extrait. Un lien par publicité, et vous savez lequel a rempli la salle. Ils décrivent la publicité, pas la personne, et chacun peut les lire dans la barre d’adresse.',
    },
    'video-views-campaign': {
      term: 'Campagne de vues (Video views)',
      definition:
        'La campagne de Google Ads où vous payez à la vue. Elle réunit l’in-stream désactivable, l’in-feed et les Shorts, et répartit le budget là où la vue coûte le moins. C’est le point de départ pour faire découvrir un clip.',
    },
    'view-rate': {
      term: 'Taux de vue (view rate)',
      definition:
        'Sur YouTube, la part des impressions devenues des vues payées. C’est le chiffre à lire avant un clip, plus que le taux de clic : il dit combien de gens restent quand ils pouvaient passer. Comparez vos montages entre eux, à public égal.',
    },
    'viral-factor': {
      term: 'Facteur viral (viral factor)',
      definition:
        'Le coefficient de notre formule TikTok : plus un contenu circule seul, moins sa diffusion doit être payée. Nous comptons {tiktok.viral.original} pour un extrait original, {tiktok.viral.trend} sur une tendance, {tiktok.viral.creator} avec un créateur. C’est une hypothèse de départ : la viralité se constate, elle ne se commande pas.',
    },
    'watch-time': {
      term: 'Durée de visionnage (watch time)',
      definition:
        'Le temps que les gens passent vraiment devant votre vidéo. Sur YouTube, nous visons plus de {youtube.target.watchTime}. Une durée longue dit à l’algorithme que le clip mérite d’être recommandé ; une chute brusque vous montre la seconde où le montage est à revoir.',
    },
  } satisfies Record<GlossaryTerm, { term: string; definition: string }>,
};
