import type { ErrorCode } from '../../../contracts/answer.ts';

/** The messages of the API about the media library. No page loads these texts. */
export const mediaErrors = {
  codes: {
    media_conflict: 'Quelqu’un d’autre vient de modifier cette image. Rouvrez-la pour voir ce qui a changé.',
    media_used: 'Cette image est encore affichée. Retirez-la d’abord des pages qui la montrent.',
    media_interrupted: 'L’image n’est pas arrivée en entier. Vérifiez votre connexion, puis réessayez.',
    media_too_large: 'Cette image dépasse 10 Mo. Réduisez-la, puis ajoutez-la.',
    media_heic: 'Format HEIC de l’iPhone : exportez la photo en JPEG, puis ajoutez-la.',
    media_svg: 'Les dessins SVG ne sont pas acceptés : exportez-le en PNG ou en WebP, puis ajoutez-le.',
    media_gif: 'Le format GIF n’est pas accepté : enregistrez l’image en PNG ou en JPEG, puis ajoutez-la.',
    media_unknown:
      'Ce fichier n’est pas une image que la bibliothèque accepte. Ajoutez une image JPEG, PNG, WebP ou AVIF.',
    media_animated: 'Les images animées ne sont pas acceptées : choisissez une image fixe.',
    media_pixels: 'Cette image dépasse 50 mégapixels. Réduisez ses dimensions, puis ajoutez-la.',
    media_damaged: 'Ce fichier est abîmé ou incomplet. Exportez l’image à nouveau, puis ajoutez-la.',
    media_busy: 'Deux images de ce compte sont déjà en cours d’envoi. Attendez la fin de l’une d’elles.',
    media_no_room: 'Le serveur n’a plus de place pour cette image. Prévenez la personne qui l’administre.',
  } satisfies Partial<Record<ErrorCode, string>>,
  fields: {
    media_name_error: 'Donnez un nom à l’image.',
  },
  /** {places}: names of pages and texts. */
  used: 'Cette image est encore affichée : {places}. Retirez-la d’abord de là.',
};
