/** What the API and the forms say when something is wrong. `fields` keys are the messages of the zod schemas. */
export const errors = {
  codes: {
    bad_json: 'La demande est illisible. Rechargez la page et réessayez.',
    unauthorized: 'Cette demande est réservée à l’administration du site.',
    invalid_credentials: 'Adresse email ou mot de passe incorrect.',
    forbidden: 'Votre compte ne permet pas cette action.',
    not_found: 'Cette adresse n’existe pas.',
    method_not_allowed: 'Cette adresse ne répond pas à ce type de demande.',
    idempotency_conflict:
      'Cette demande a déjà été envoyée avec d’autres réponses. Rechargez la page et réessayez.',
    too_large: 'Votre message est trop long. Raccourcissez-le et réessayez.',
    unsupported_media_type: 'Le format de la demande n’est pas accepté.',
    invalid_fields: 'Certains champs sont à corriger.',
    no_estimate:
      'Nous n’avons pas encore de prix fiable pour cette combinaison. Un expert peut vous répondre de vive voix.',
    rate_limited: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
    internal: 'Une erreur s’est produite. Veuillez réessayer.',
    unavailable: 'Le service redémarre. Réessayez dans un instant.',
  },
  fields: {
    contact_required: 'Veuillez remplir tous les champs requis.',
    contact_email: 'Veuillez entrer une adresse email valide.',
    contact_platform: 'Veuillez choisir une plateforme.',
    platform_error: 'Veuillez choisir une plateforme.',
    campaignType_error: 'Veuillez choisir un type de campagne.',
    budget_error: 'Le budget doit être d’au moins 500 euros.',
    budget_max_error: 'Au-delà de 10 millions d’euros, parlons-en de vive voix.',
    region_error: 'Veuillez choisir une région.',
    artist_error: 'Veuillez entrer un nom d’artiste.',
    email_error: 'Veuillez entrer une adresse email valide.',
    too_long: 'Ce texte est trop long.',
    login_required: 'Veuillez saisir votre adresse email et votre mot de passe.',
    password_short: 'Le mot de passe doit compter au moins 12 caractères.',
    password_long: 'Le mot de passe ne peut pas dépasser 200 caractères.',
    password_obvious: 'Ce mot de passe est trop facile à deviner.',
    password_wrong: 'Le mot de passe actuel est incorrect.',
  },
};
