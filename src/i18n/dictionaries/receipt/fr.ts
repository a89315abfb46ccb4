/** The page on which a visitor checks the receipt of a cookie choice. */
export const receipt = {
  title: 'Vérifier un reçu de cookies',
  description:
    'Le reçu d’un choix de cookies prouve ce que vous avez lu et répondu. Déposez-le ici pour le vérifier.',
  steps: [
    'Le reçu se télécharge depuis les réglages de cookies, après un choix.',
    'Il dit ce qui vous a été demandé, ce que vous avez répondu et jusqu’à quand.',
    'Déposez le fichier ici : notre serveur vérifie sa signature, et n’en garde rien.',
  ],
  choose: 'Choisir le reçu',
  checking: 'Vérification…',
  states: {
    valid: 'Reçu authentique. Ce choix est en vigueur jusqu’au {until}.',
    replaced: 'Reçu authentique. Ce choix a été remplacé le {replaced}.',
    ended: 'Reçu authentique. Ce choix a pris fin le {until} : la question est de nouveau posée.',
    erased: 'Reçu authentique. La preuve a été effacée ici au bout de cinq ans.',
  },
  altered: 'Ce reçu n’est pas signé par ce site, ou il a été modifié depuis.',
  unreadable: 'Ce fichier n’est pas un reçu de cookies.',
  failed: 'La vérification n’a pas pu se faire. Réessayez dans un instant.',
  chosen: 'Votre réponse du {time}',
  accepted: 'oui',
  refused: 'non',
  objection: 'votre navigateur s’y opposait',
  objected: 'Votre navigateur envoyait Global Privacy Control.',
  wording: 'Le bandeau et ses réglages au moment de votre réponse',
  /** Of a proof that does not say which of two banners was read. */
  unsure: {
    site: 'Sur la page d’un artiste qui mesure ses publicités, le bandeau avait une phrase de plus à son sujet. Cette preuve ne dit pas si elle y était.',
    artist:
      'La question de l’artiste se posait seule, ou avec celle du site. Cette preuve ne dit pas laquelle des deux vous avez lue.',
    instead: 'Ou bien, avec celle du site :',
  },
  notKept: 'Le texte de cette version n’est plus gardé ici.',
  withdraw: 'Retirer mon accord maintenant',
  withdrawn: 'Accord retiré.',
  elsewhere:
    'Ce navigateur ne garde pas ce choix : retirez-le depuis celui où vous l’avez fait, par « Gérer les cookies » en bas de page.',
};
