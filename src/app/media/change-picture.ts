import type { MediaChange, MediaDto } from '../../contracts/media.ts';
import { changedBy } from '../../domain/documents/values.ts';
import { pictureFields } from '../../domain/media/picture.ts';
import { isSame } from '../../domain/value/is-same.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Picture } from '../ports/media.ts';
import { fail, ok, type Result } from '../result.ts';
import { mediaChanged } from './media-audit.ts';
import { mediaDto } from './media-dto.ts';

/**
 * Changes the given fields of a picture (a new focal point causes a new picture for sharing), and restores it with
 * `deleted: false`. It changes the version that was read, and no later one.
 */
export async function changePicture(
  { clock, media, resizeSoon }: Ports,
  id: string,
  { version, deleted, ...change }: MediaChange,
  asker: Asker,
): Promise<Result<MediaDto, 'not_found' | 'media_conflict'>> {
  const changed = await media.change<'media_conflict'>(id, (before) => {
    if (before.version !== version) return fail('media_conflict');
    const after = changedPicture(before, change, deleted);
    return { ok: true, after, entries: mediaChanged(before, after, actorOf({ clock }, asker)) };
  });
  if (!changed) return fail('not_found');
  if (!changed.ok) return changed;
  if (changed.value.state === 'processing') resizeSoon();
  return ok(mediaDto(changed.value));
}

function changedPicture(
  before: Picture,
  change: Omit<MediaChange, 'version' | 'deleted'>,
  deleted: false | undefined,
): Picture {
  const texts = changedBy(pictureFields, before, change);
  return {
    ...before,
    ...(before.state === 'ready' && !isSame(texts.focal, before.focal) && { state: 'processing' }),
    ...texts,
    deletedAt: deleted === false ? null : before.deletedAt,
  };
}
