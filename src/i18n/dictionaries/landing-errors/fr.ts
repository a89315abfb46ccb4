import type { ErrorCode } from '../../../contracts/answer.ts';

/** The messages of the API about landing pages. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_test_running: 'Un test de cette page est déjà prévu ou en cours. Attendez sa fin ou arrêtez-le.',
    landing_not_live: 'Cette page n’est pas en ligne : publiez-la avant de la tester.',
    landing_conflict:
      'Quelqu’un d’autre vient de modifier cette page. Rien n’a été enregistré, votre saisie est toujours là.',
    landing_not_ready:
      'Cette page ne peut pas encore être publiée : corrigez d’abord les points bloquants de la vérification.',
  } satisfies Partial<Record<ErrorCode, string>>,
  fields: {
    artist_contract: 'Indiquez la date du contrat de sous-traitance signé avec l’artiste.',
    artist_pixel: 'Indiquez au moins un pixel de l’artiste.',
    artist_token_pixel: 'Indiquez le pixel auquel ce jeton appartient.',
    landing_test_text: 'Écrivez un autre titre dans au moins une langue.',
    landing_test_days: 'Cette durée est trop courte ou trop longue pour un test.',
    landing_test_picture: 'Cette image n’est pas prête ou n’est plus dans la médiathèque.',
    landing_link_query: 'Entrez un code UPC ou ISRC, ou un lien vers une plateforme de musique.',
    landing_template: 'Veuillez choisir un modèle.',
    landing_locales: 'Choisissez au moins une langue qui a ses textes.',
    landing_answer_text: 'Écrivez votre remarque.',
    landing_answer_trap: 'Laissez vide le champ caché : il ne sert qu’à reconnaître les robots.',
    landing_link: 'Ce lien n’est pas une adresse web. Il doit commencer par https://.',
    landing_colour: 'Cette couleur est incorrecte. Écrivez un dièse et six chiffres ou lettres de a à f.',
    landing_slug_taken: 'Cette adresse est déjà prise ou réservée. Choisissez-en une autre.',
    landing_end: 'La fin doit suivre le début, et ne peut pas être passée.',
  },
};
