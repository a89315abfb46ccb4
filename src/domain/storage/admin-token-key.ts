/**
 * Key under which a browser stores the token of the signed-in account. It is separate from the other keys of the back
 * office, because every page checks whether it exists.
 */
export const ADMIN_TOKEN_KEY = 'admin-auth';
