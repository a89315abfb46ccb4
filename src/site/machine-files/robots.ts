/** Allows everything except the back office and the API, which contain no public pages. */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api

Sitemap: ${siteUrl}/sitemap.xml
`;
