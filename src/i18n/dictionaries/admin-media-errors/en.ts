import type { mediaErrors as fr } from './fr.ts';

/** The messages of the API about the media library. No page loads these texts. */
export const mediaErrors = {
  codes: {
    media_conflict: 'Someone else has just changed this picture. Open it again to see what changed.',
    media_used: 'This picture is still shown. Remove it first from the pages that show it.',
    media_interrupted: 'The picture did not arrive in full. Check your connection and try again.',
    media_too_large: 'This picture is over 10 MB. Make it smaller, then add it.',
    media_heic: 'This is the iPhone’s HEIC format: export the photo as JPEG, then add it.',
    media_svg: 'SVG drawings are not accepted: export it as PNG or WebP, then add it.',
    media_gif: 'The GIF format is not accepted: save the picture as PNG or JPEG, then add it.',
    media_unknown:
      'This file is not a picture that the library takes. Add a JPEG, PNG, WebP or AVIF picture.',
    media_animated: 'Animated pictures are not accepted: choose a still one.',
    media_pixels: 'This picture is over 50 megapixels. Reduce its dimensions, then add it.',
    media_damaged: 'This file is damaged or incomplete. Export the picture again, then add it.',
    media_busy: 'Two pictures from this account are already being sent. Wait until one of them is done.',
    media_no_room: 'The server has no room left for this picture. Tell the person who runs it.',
  },
  fields: {
    media_name_error: 'Give the picture a name.',
  },
  /** {places}: names of pages and texts. */
  used: 'This picture is still shown: {places}. Remove it from there first.',
} satisfies typeof fr;
