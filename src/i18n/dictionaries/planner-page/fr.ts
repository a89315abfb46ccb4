/** The page of the release planner, with its frequent questions. */
export const plannerPage = {
  meta: {
    title: 'Planificateur de sortie : quel vendredi choisir',
    description:
      'Comparez les vendredis d’un mois pour votre single, EP ou album : délais, jours fériés, date limite de Spotify, budget utile, et la base de chaque chiffre.',
  },
  crumb: 'Planificateur de sortie',
  page: {
    title: 'Quel vendredi pour votre sortie ?',
    lead: 'Dites ce que vous sortez, quand et où. Nous comparons les vendredis, comptons les jours qui restent et disons s’il vaut mieux attendre.',
    open: 'Trouver mon vendredi',
    note: 'Sans inscription. Votre email est facultatif.',
    questions: 'Questions fréquentes',
    noScript:
      'Le planificateur a besoin de JavaScript. Sans lui, écrivez-nous : nous faisons le calcul pour vous.',
    contact: 'Nous contacter',
  },
  faq: [
    {
      title: 'D’où viennent les scores ?',
      text: 'Du calendrier (jours fériés, fêtes de fin d’année), des délais que demandent distributeurs et plateformes, et du prix habituel de la publicité selon le mois. Les sorties concurrentes s’y ajoutent quand une base publique est reliée ; sinon le résultat dit qu’elles n’ont pas été mesurées.',
    },
    {
      title: 'Pourquoi toujours un vendredi ?',
      text: 'Parce que l’industrie en a fait le jour mondial des sorties, et que les playlists de nouveautés se mettent à jour ce jour-là.',
    },
    {
      title: 'Combien prévoir en publicité ?',
      text: '{planner.test} suffisent pour un test. {spotify.minimum} et plus donnent des résultats assez solides pour décider de la suite, mais les écoutes seules ne remboursent pas la dépense. Zéro est une vraie réponse : le plan fonctionne sans publicité.',
    },
    {
      title: 'Que deviennent mes réponses ?',
      text: 'Si vous donnez votre adresse email, elles sont enregistrées avec elle pour que l’agence puisse vous répondre. Sans adresse, rien n’est enregistré. La lettre d’information n’est envoyée que si vous cochez la case.',
    },
  ],
};
