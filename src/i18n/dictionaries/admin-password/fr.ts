/** The pages of a forgotten password. */
export const adminPassword = {
  ask: {
    title: 'Mot de passe oublié',
    text: 'Indiquez l’adresse de votre compte. Un lien vous permettra de choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Si un compte existe pour {email}, nous venons d’y envoyer un lien. Il est valable une heure et ne sert qu’une fois. Rien reçu ? Un administrateur peut vous donner un nouveau mot de passe.',
    again: 'Corriger l’adresse',
    back: 'Revenir à la connexion',
  },
  choose: {
    removePasskeys: 'Supprimer aussi mes clés d’accès',
    passkeys:
      'Elles ouvrent votre compte sans ce mot de passe : {names}. Cochez si vous n’en reconnaissez pas une.',
    title: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    ended:
      'Ce lien n’est plus valable : il a déjà servi ou il a expiré. Invitation ? Demandez-en une autre à un administrateur.',
    again: 'Demander un nouveau lien',
    done: 'Votre mot de passe est enregistré. Vos sessions ouvertes ont pris fin. Connectez-vous.',
    /** The page of an invitation. */
    invited: {
      title: 'Bienvenue',
      text: 'Choisissez votre mot de passe pour ouvrir votre compte.',
      name: 'Votre nom',
      submit: 'Ouvrir mon compte',
      done: 'Votre compte est ouvert. Connectez-vous.',
    },
  },
};
