/** Path of the page, without language prefix; a code follows in the page of one watch. It is noindex and not in the site map. */
export const WATCH_PATH = '/planificateur-de-sortie/suivi';
