/** The section of the WordPress connection. The sentences of a failed connection are in `admin-settings.ts`. */
export const adminWordpress = {
  intro:
    'Reliez votre blog pour que ses articles se synchronisent ici. Il faut l’adresse, un utilisateur et un mot de passe d’application.',
  fields: {
    url: 'Adresse du site',
    username: 'Nom d’utilisateur',
    appPassword: 'Mot de passe d’application',
  },
  passwordText:
    'Il se crée dans WordPress, dans le profil de l’utilisateur. Votre mot de passe habituel ne convient pas.',
  authorise: 'Créer le mot de passe dans WordPress',
  newTab: '(nouvel onglet)',
  required: 'Veuillez remplir les trois champs.',
  connect: 'Connecter le blog',
  connecting: 'Connexion au blog en cours…',
  connected: 'Blog connecté.',
  failedTitle: 'La connexion a échoué',
  connectedTitle: 'Connecté à {host}',
  connectedAs: 'Avec l’utilisateur {username}. Le mot de passe est chiffré et ne s’affiche plus.',
  plain: 'Ce blog n’utilise pas de permaliens : son adresse simple est employée, tout fonctionne.',
  test: 'Tester la connexion',
  edit: 'Modifier la connexion',
  disconnect: 'Déconnecter',
  askDisconnect:
    'Déconnecter {host} ? L’adresse, l’utilisateur, le mot de passe et les catégories seront effacés.',
  disconnected: 'Blog déconnecté.',
  choices: 'Ce qui se synchronise',
  frequency: 'Fréquence',
  frequencies: {
    manual: 'À la demande',
    hourly: 'Toutes les heures',
    daily: 'Tous les jours',
    weekly: 'Toutes les semaines',
  },
  canonical: 'Adresse de référence des articles',
  canonicalText:
    'Un article se lit à deux adresses. Les moteurs de recherche n’en retiennent qu’une : celle que vous choisissez ici. Si c’est ce site, réglez le blog de même.',
  canonicals: { site: 'Ce site', blog: 'Le blog' },
  categories: 'Catégories',
  categoriesText: 'Sans choix, toutes les catégories sont synchronisées.',
  noCategories: 'Le blog n’a pas de catégorie.',
  sampleText: 'Sans blog, les démonstrations emploient ces cinq catégories.',
  categoriesFailed: 'Les catégories n’ont pas pu être lues.',
  goneCategory: 'Catégorie {id}, absente du blog',
  saved: 'Choix enregistrés.',
};
