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
  accepted: 'accepté',
  refused: 'refusé',
  objection: 'votre navigateur s’y opposait',
  objected: 'Votre navigateur envoyait Global Privacy Control.',
  wording: 'Le bandeau tel que vous l’avez lu',
  notKept: 'Le texte de cette version n’est plus gardé ici.',
  withdraw: 'Retirer mon accord maintenant',
  withdrawn: 'Accord retiré.',
  elsewhere:
    'Ce navigateur ne garde pas ce choix : retirez-le depuis celui où vous l’avez fait, par « Gérer les cookies » en bas de page.',
};
