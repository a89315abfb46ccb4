import type { MediaChange, MediaDto } from '../../contracts/media.ts';
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
  { name, alt, decorative, focal }: Omit<MediaChange, 'version' | 'deleted'>,
  deleted: false | undefined,
): Picture {
  const moved = focal !== undefined && (focal.x !== before.focal.x || focal.y !== before.focal.y);
  return {
    ...before,
    ...(moved && before.state === 'ready' && { state: 'processing' }),
    name: name ?? before.name,
    alt: { ...before.alt, ...alt },
    decorative: decorative ?? before.decorative,
    focal: focal ?? before.focal,
    deletedAt: deleted === false ? null : before.deletedAt,
  };
}
