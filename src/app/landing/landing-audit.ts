import { type Asker, actorOf } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { ListedLanding } from '../ports/landing/landing.ts';
import type { Clock } from '../ports.ts';

/**
 * Returns the audit entry of a change of a page. It contains no content: an entry cannot be erased, and a testimonial
 * names a person; the content is in the version.
 */
export const landingEntry = (
  ports: { clock: Clock },
  asker: Asker,
  action: AuditEntry['action'],
  id: string,
  { before = null, after = null }: { before?: object | null; after?: object | null } = {},
): AuditEntry => ({ ...actorOf(ports, asker), action, subject: id, before, after });

/** Returns the online state of a page, for an audit entry. */
export const onlineFacts = (page: ListedLanding) => ({
  slug: page.slug,
  version: page.liveVersion,
  languages: page.languages,
  publishAt: page.publishAt,
  unpublishAt: page.unpublishAt,
});
