/** Key of the consent record in local storage (documented). Alone in its file, so that a page need not load zod for it. */
export const CONSENT_STORAGE_KEY = 'cookieConsent';
