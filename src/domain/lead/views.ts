/** Most characters of the name of a saved view, and most views of an account. */
export const VIEW_NAME_MAX_LENGTH = 60;
export const MOST_VIEWS = 30;
