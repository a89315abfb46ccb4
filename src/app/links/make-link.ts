import type { SecretLink } from '../../contracts/secret-link.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewSecretLink } from '../ports/secret-links.ts';
import { fail, ok, type Result } from '../result.ts';

interface LinkKind {
  /** The path before the code, without language. */
  path: string;
  /** Validity of the link, in milliseconds. */
  ms: number;
}

/**
 * Creates a secret link in a language. Only the code's hash is stored, so the address is returned only once.
 * @param store writes the link; returns false when the record that it shows does not exist
 */
export async function makeLink(
  ports: Ports,
  locale: Locale,
  { path, ms }: LinkKind,
  asker: Asker,
  store: (link: NewSecretLink) => Promise<boolean>,
): Promise<Result<SecretLink, 'not_found'>> {
  const { actorId, at } = actorOf(ports, asker);
  const code = ports.landingCodes.next();
  const expiresAt = at + ms;
  const stored = await store({ hash: ports.landingCodes.hashOf(code), expiresAt, at, by: actorId });
  if (!stored) return fail('not_found');
  return ok({
    url: ports.siteUrl + localizePath(locale, `${path}/${code}`),
    expiresAt: new Date(expiresAt).toISOString(),
  });
}
