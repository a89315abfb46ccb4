import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { SECURITY_TXT } from '../../domain/site-map/machine-files.ts';

/**
 * Days from the rendering until the file expires. RFC 9116 recommends less than a year; the page cache renders the file
 * again within a day, so that it never expires.
 */
const DAYS = 90;

/** Returns `security.txt` (RFC 9116): how to report a weakness of the site. `now` is in epoch milliseconds. */
export function securityTxt(
  { url, contactEmail }: Pick<SiteFacts, 'url' | 'contactEmail'>,
  now: number,
): string {
  const expires = new Date(now + DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${encodeURI(contactEmail)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${url}${SECURITY_TXT}
`;
}
