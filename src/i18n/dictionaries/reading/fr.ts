/** The texts that all reading pages share. */
export const reading = {
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  contents: 'Sommaire',
  backHome: 'Retour à l’accueil',
  toTop: 'Haut de page',
};
