/** A header of pages and API: browsers use only https with this host for a year. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
