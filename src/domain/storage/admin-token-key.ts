/** Name under which a browser keeps the token of whoever is signed in. Apart from the back office's others: each page looks for it. */
export const ADMIN_TOKEN_KEY = 'admin-auth';
