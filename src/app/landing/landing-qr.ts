import type { LandingQr } from '../../contracts/landing/landing.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { addressesOf } from './landing-dto.ts';

/**
 * Returns the QR code of a published page's address in its first language; `not_found` for a page without an address.
 */
export async function landingQr(
  { landings, siteUrl, drawQr }: Ports,
  id: string,
): Promise<Result<LandingQr, 'not_found'>> {
  const page = await landings.byId(id);
  if (!page || page.deletedAt !== null || page.liveVersion === null) return fail('not_found');
  const urls = addressesOf(siteUrl, page);
  const [url] = page.languages.flatMap((locale) => urls[locale] ?? []);
  return url === undefined ? fail('not_found') : ok({ url, ...drawQr(url) });
}
