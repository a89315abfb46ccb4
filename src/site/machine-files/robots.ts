/** Everything may be read, but for the back office and the API, which hold no pages. */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api

Sitemap: ${siteUrl}/sitemap.xml
`;
