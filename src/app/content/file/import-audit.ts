import type { AuditEntry } from '../../ports/audit.ts';
import type { ImportChanges } from '../../ports/content.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'at' | 'requestId'>;

/**
 * Returns the audit entries of an import, or of its undoing: one for the whole, and one for each guide, address and new landing
 * page, as if it had been changed by hand.
 * @param isOfGuide whether a guide is at a path, before the change
 */
export function entriesOf(
  actor: Actor,
  action: 'content_imported' | 'content_import_undone',
  { drafts, guides, addresses, landings }: ImportChanges,
  isOfGuide: (path: string) => boolean,
): AuditEntry[] {
  const counts = {
    ...{ drafts: drafts.length, guides: guides.length },
    ...{ addresses: addresses.length, landings: landings.length },
  };
  const entry = (of: Omit<AuditEntry, keyof Actor>): AuditEntry => ({ ...actor, ...of });
  return [
    entry({ action, subject: null, before: null, after: counts }),
    ...guides.map(({ before, after }) =>
      entry({
        action: !before ? 'guide_added' : after ? 'guide_changed' : 'guide_removed',
        ...{ subject: `/${(after ?? before)?.slug}`, before: null, after: null },
      }),
    ),
    ...addresses.map(({ before, after }) => {
      const { path = '' } = after ?? before ?? {};
      const ofGuide = isOfGuide(path);
      return after
        ? entry({
            action: ofGuide ? 'guide_withdrawn' : 'address_moved',
            ...{
              subject: path,
              before: before && { target: before.target },
              after: { target: after.target },
            },
          })
        : entry({
            action: ofGuide ? 'guide_put_back' : 'address_released',
            ...{ subject: path, before: null, after: null },
          });
    }),
    // A saved draft has no entry, as one that a person saves.
    ...landings.flatMap(({ how, page: { id, title, template } }) =>
      how === 'create'
        ? [entry({ action: 'landing_created', subject: id, before: null, after: { title, template } })]
        : how === 'remove'
          ? [entry({ action: 'landing_deleted', subject: id, before: { title }, after: null })]
          : [],
    ),
  ];
}
