import type { MediaChange, MediaDto } from '../../contracts/media.ts';
import type { Asker } from '../asker.ts';
import type { Picture } from '../ports/media.ts';
import { fail, ok, type Result } from '../result.ts';
import { mediaChanged } from './media-audit.ts';
import { mediaDto } from './media-dto.ts';
import type { MediaPorts } from './media-ports.ts';

/**
 * Changes the named fields of a picture, and takes its deletion back with `deleted: false`. It changes the state that
 * was read, and no later one.
 */
export async function changePicture(
  { clock, media }: Pick<MediaPorts, 'clock' | 'media'>,
  id: string,
  { version, deleted, ...change }: MediaChange,
  asker: Asker,
): Promise<Result<MediaDto, 'not_found' | 'media_conflict'>> {
  const changed = await media.change<'media_conflict'>(id, (before) => {
    if (before.version !== version) return fail('media_conflict');
    const after = changedPicture(before, change, deleted);
    return { ok: true, after, entries: mediaChanged(before, after, asker, clock.now()) };
  });
  if (!changed) return fail('not_found');
  return changed.ok ? ok(mediaDto(changed.value)) : changed;
}

function changedPicture(
  before: Picture,
  { name, alt, decorative, focal }: Omit<MediaChange, 'version' | 'deleted'>,
  deleted: false | undefined,
): Picture {
  return {
    ...before,
    name: name ?? before.name,
    alt: { ...before.alt, ...alt },
    decorative: decorative ?? before.decorative,
    focal: focal ?? before.focal,
    deletedAt: deleted === false ? null : before.deletedAt,
  };
}
