import type { Asker } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { Picture } from '../ports/media.ts';

const textsOf = ({ name, alt, decorative, focal }: Picture) => ({ name, alt, decorative, focal });

export const mediaAdded = (picture: Picture, asker: Asker, at: number): AuditEntry =>
  entry('media_added', picture.id, asker, at, null, { name: picture.name });

export const mediaDeleted = (picture: Picture, asker: Asker, at: number): AuditEntry =>
  entry('media_deleted', picture.id, asker, at, textsOf(picture), null);

/** The entries of a change: one for the texts that differ, one for a deletion taken back; none when nothing differs. */
export function mediaChanged(before: Picture, after: Picture, asker: Asker, at: number): AuditEntry[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const changed = (Object.keys(old) as (keyof typeof old)[]).filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]),
  );
  const only = (texts: typeof old) => Object.fromEntries(changed.map((field) => [field, texts[field]]));
  const restored = before.deletedAt !== null && after.deletedAt === null;
  return [
    ...(changed.length > 0 ? [entry('media_changed', after.id, asker, at, only(old), only(now))] : []),
    ...(restored ? [entry('media_restored', after.id, asker, at, null, { name: after.name })] : []),
  ];
}

function entry(
  action: AuditEntry['action'],
  subject: string,
  { who, requestId }: Asker,
  at: number,
  before: object | null,
  after: object | null,
): AuditEntry {
  return { at, actorId: who.account.id, action, subject, before, after, requestId };
}
