/** What the API says of fields that only the back office has. Apart: the forms of the public pages fetch theirs. */
export const settingsErrors = {
  url_error: 'Veuillez entrer une adresse complète, qui commence par https://.',
  line_error: 'Ce texte doit tenir sur une seule ligne.',
  host_error: 'Veuillez entrer un nom de serveur, par exemple smtp.exemple.fr.',
  port_error: 'Le port est un nombre de 1 à 65535.',
  password_again: 'Le serveur change : saisissez de nouveau le mot de passe.',
  security_error: 'Veuillez choisir un chiffrement.',
  events_error: 'Choisissez au moins un événement, ou videz l’adresse.',
  role_error: 'Veuillez choisir un rôle.',
  hours_error: 'Veuillez choisir une durée.',
  version_error: 'Rechargez la page et réessayez.',
  cost_error: 'Veuillez entrer un coût supérieur à zéro.',
  cost_decimals_error: 'Trois décimales au plus.',
  cost_max_error: 'Ce coût semble trop élevé.',
  cost_order_error: 'Le coût bas ne peut pas dépasser le coût haut.',
  cost_unit_error: 'L’unité d’une plateforme ne change pas.',
};
