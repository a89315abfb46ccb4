/** Tells browsers, from pages and from the API alike, to ask this host for nothing but https for a year. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
