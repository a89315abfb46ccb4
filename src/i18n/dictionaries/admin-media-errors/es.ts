import type { mediaErrors as fr } from './fr.ts';

/** The messages of the API about the media library. No page loads these texts. */
export const mediaErrors = {
  codes: {
    media_conflict: 'Otra persona acaba de modificar esta imagen. Ábrela de nuevo para ver qué ha cambiado.',
    media_used: 'Esta imagen todavía se muestra. Quítala primero de las páginas que la usan.',
    media_interrupted: 'La imagen no ha llegado entera. Comprueba tu conexión y vuelve a intentarlo.',
    media_too_large: 'Esta imagen supera los 10 MB. Redúcela y añádela de nuevo.',
    media_heic: 'Es el formato HEIC del iPhone: exporta la foto en JPEG y añádela de nuevo.',
    media_svg: 'No se aceptan dibujos SVG: expórtalo en PNG o WebP y añádelo de nuevo.',
    media_gif: 'El formato GIF no se acepta: guarda la imagen en PNG o JPEG y añádela de nuevo.',
    media_unknown:
      'Este archivo no es una imagen que la biblioteca admita. Añade una imagen JPEG, PNG, WebP o AVIF.',
    media_animated: 'No se aceptan imágenes animadas: elige una fija.',
    media_pixels: 'Esta imagen supera los 50 megapíxeles. Reduce sus dimensiones y añádela de nuevo.',
    media_damaged: 'Este archivo está dañado o incompleto. Exporta la imagen otra vez y añádela de nuevo.',
    media_busy: 'Ya se están enviando dos imágenes de esta cuenta. Espera a que termine una de ellas.',
    media_no_room: 'El servidor ya no tiene espacio para esta imagen. Avisa a la persona que lo administra.',
  },
  fields: {
    media_name_error: 'Ponle un nombre a la imagen.',
  },
  /** {places}: names of pages and texts. */
  used: 'Esta imagen todavía se muestra: {places}. Quítala primero de ahí.',
} satisfies typeof fr;
