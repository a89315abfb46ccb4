import { UNDO_DAYS } from '../../domain/media/picture.ts';
import type { Ports } from '../ports/all-ports.ts';

const HOUR_MS = 3_600_000;

/**
 * Purges pictures whose deletion can no longer be undone, and the parts that interrupted uploads left more than an hour
 * ago.
 */
export async function forgetPictures(
  ports: Pick<Ports, 'clock' | 'media' | 'mediaOriginals' | 'mediaStore' | 'uploads'>,
): Promise<void> {
  const now = ports.clock.now();
  const files = await ports.media.purge(now - UNDO_DAYS * 24 * HOUR_MS);
  for (const name of files) await ports.mediaStore.remove(name);
  await ports.mediaOriginals.forgetOrphans(now - HOUR_MS);
  await ports.uploads.forget(now - HOUR_MS);
}
