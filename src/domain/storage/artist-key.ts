/**
 * Begins the key under which the browser keeps the answer to the question of an artist; the id of the landing page follows. It needs
 * accepted advertising, like the pixels: a refusal for the whole site deletes it.
 */
export const ARTIST_KEY = '_artist:';
