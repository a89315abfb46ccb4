import type { LandingPreview } from '../../contracts/landing.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { SecretLinkPart } from '../ports/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';
import type { LandingPorts } from './landing-ports.ts';

export type LinkPorts = Pick<LandingPorts, 'clock' | 'landingCodes' | 'landingPreviews' | 'siteUrl'>;

interface LinkKind {
  shows: SecretLinkPart;
  /** The path before the code, without language. */
  path: string;
  /** For how long it opens, in milliseconds. */
  ms: number;
  made: AuditEntry['action'];
  revoked: AuditEntry['action'];
}

/** Makes a secret link to a part of a page. Only the code's hash is stored. */
export async function makeLink(
  ports: LinkPorts,
  id: string,
  locale: Locale,
  { shows, path, ms, made }: LinkKind,
  asker: Asker,
): Promise<Result<LandingPreview, 'not_found'>> {
  const { actorId, at } = actorOf(ports, asker);
  const code = ports.landingCodes.next();
  const expiresAt = at + ms;
  const stored = await ports.landingPreviews.add(
    id,
    { hash: ports.landingCodes.hashOf(code), shows, expiresAt, at, by: actorId },
    landingEntry(ports, asker, made, id, { after: { expiresAt } }),
  );
  if (!stored) return fail('not_found');
  return ok({
    url: ports.siteUrl + localizePath(locale, `${path}/${code}`),
    expiresAt: new Date(expiresAt).toISOString(),
  });
}

/** Revokes the open links to a part of a page. */
export async function revokeLinks(
  ports: LinkPorts,
  id: string,
  { shows, revoked: action }: LinkKind,
  asker: Asker,
): Promise<Result<{ revoked: number }, 'not_found'>> {
  const revoked = await ports.landingPreviews.revoke(id, shows, ports.clock.now(), (count) =>
    landingEntry(ports, asker, action, id, { before: { open: count } }),
  );
  return revoked === undefined ? fail('not_found') : ok({ revoked });
}
