/** The messages of wrong answers of the simulator: alone, so that its visitors do not load those of the API and the back office. */
export const simulatorErrors = {
  platform_error: 'Veuillez choisir une plateforme.',
  campaignType_error: 'Veuillez choisir un type de campagne.',
  budget_error: 'Le budget doit être d’au moins 500 euros.',
  budget_number_error: 'Écrivez le budget en chiffres, par exemple 1 000.',
  budget_max_error: 'Au-delà de 10 millions d’euros, parlons-en de vive voix.',
  region_error: 'Veuillez choisir une région.',
  artist_error: 'Veuillez entrer un nom d’artiste.',
  email_error: 'Veuillez entrer une adresse email valide.',
};
