import { valuesIn } from '../../domain/documents/values.ts';
import { pictureFields } from '../../domain/media/picture.ts';
import type { Actor } from '../asker.ts';
import { changedParts } from '../audit/changed-parts.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { Picture } from '../ports/media.ts';

const textsOf = (picture: Picture) => valuesIn(pictureFields, picture);

export const mediaAdded = ({ id, name }: Picture, actor: Actor): AuditEntry => ({
  ...actor,
  action: 'media_added',
  subject: id,
  before: null,
  after: { name },
});

export const mediaDeleted = (picture: Picture, actor: Actor): AuditEntry => ({
  ...actor,
  action: 'media_deleted',
  subject: picture.id,
  before: textsOf(picture),
  after: null,
});

/**
 * Returns the entries of a change: one for changed texts or focal point, one for a restored picture; an empty list when
 * nothing differs.
 */
export function mediaChanged(before: Picture, after: Picture, actor: Actor): AuditEntry[] {
  const subject = after.id;
  const parts = changedParts(textsOf(before), textsOf(after));
  const changed: AuditEntry[] = parts ? [{ ...actor, action: 'media_changed', subject, ...parts }] : [];
  if (before.deletedAt === null || after.deletedAt !== null) return changed;
  return [
    ...changed,
    { ...actor, action: 'media_restored', subject, before: null, after: { name: after.name } },
  ];
}
