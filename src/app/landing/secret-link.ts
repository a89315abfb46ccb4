import type { SecretLink } from '../../contracts/secret-link.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Asker } from '../asker.ts';
import { makeLink } from '../links/make-link.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { LandingLinkPart } from '../ports/landing/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';

interface LandingLinkKind {
  shows: LandingLinkPart;
  /** The path before the code, without language. */
  path: string;
  /** Validity of the link, in milliseconds. */
  ms: number;
  made: AuditEntry['action'];
  revoked: AuditEntry['action'];
}

/** Creates a secret link to a part of a page. */
export const makeLandingLink = (
  ports: Ports,
  id: string,
  locale: Locale,
  kind: LandingLinkKind,
  asker: Asker,
): Promise<Result<SecretLink, 'not_found'>> =>
  makeLink(ports, locale, kind, asker, (link) =>
    ports.landingPreviews.add(
      id,
      { ...link, shows: kind.shows },
      landingEntry(ports, asker, kind.made, id, { after: { expiresAt: link.expiresAt } }),
    ),
  );

/** Revokes the open links to a part of a page. */
export async function revokeLandingLinks(
  ports: Ports,
  id: string,
  { shows, revoked: action }: LandingLinkKind,
  asker: Asker,
): Promise<Result<{ revoked: number }, 'not_found'>> {
  const revoked = await ports.landingPreviews.revoke(id, shows, ports.clock.now(), (count) =>
    landingEntry(ports, asker, action, id, { before: { open: count } }),
  );
  return revoked === undefined ? fail('not_found') : ok({ revoked });
}
