import type { MediaDto, MediaUse } from '../../contracts/media.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { type Failed, fail, ok, type Result } from '../result.ts';
import { mediaDeleted } from './media-audit.ts';
import { mediaDto } from './media-dto.ts';

/** The refusal to delete a picture in use, with the places that show it. */
export interface StillUsed extends Failed<'media_used'> {
  uses: readonly MediaUse[];
}

/**
 * Deletes a picture that is not in use. It stays in the library's deleted part for 30 days, in which it can be
 * restored; deleting it once more changes nothing.
 */
export async function deletePicture(
  { clock, media }: Ports,
  id: string,
  asker: Asker,
): Promise<Result<MediaDto, 'not_found'> | StillUsed> {
  let uses: readonly MediaUse[] = [];
  const changed = await media.change<'media_used'>(id, (before) => {
    uses = before.uses;
    if (uses.length > 0) return fail('media_used');
    if (before.deletedAt !== null) return { ok: true, after: before, entries: [] };
    const actor = actorOf({ clock }, asker);
    return {
      ok: true,
      after: { ...before, deletedAt: actor.at },
      entries: [mediaDeleted(before, actor)],
    };
  });
  if (!changed) return fail('not_found');
  return changed.ok ? ok(mediaDto(changed.value)) : { ...fail('media_used'), uses };
}
