import { type MediaStep, nextMediaStep, type ResizeOutcome } from '../../domain/media/next-step.ts';
import type { Ports } from '../ports/all-ports.ts';
import type {
  ClaimedPicture,
  MediaQueue,
  MediaStore,
  ResizedPicture,
  Resizer,
  ResizerOutput,
} from '../ports/media.ts';
import { workOn } from '../queue/work-on.ts';

/**
 * Duration of a claim in milliseconds: longer than the time limits of the resize and of storing the files. No
 * other process claims a picture that is still being resized.
 */
const LEASE_MS = 300_000;

export type ResizePorts = Pick<Ports, 'clock' | 'log' | 'mediaOriginals' | 'mediaStore'> & {
  mediaQueue: MediaQueue;
  resizer: Resizer;
};

/**
 * Claims the oldest due picture and starts its resize. Returns a list with one promise, settled when the attempt is
 * recorded; an empty list when no picture is due.
 * @throws when the database refuses the claim; then nothing was started
 */
export async function startDuePicture(ports: ResizePorts): Promise<Promise<void>[]> {
  const claimed = await ports.mediaQueue.claim({ now: ports.clock.now(), leaseMs: LEASE_MS, limit: 1 });
  return claimed.map((picture) => resizeOne(ports, picture));
}

/** Makes one attempt to resize a picture. */
function resizeOne(ports: ResizePorts, picture: ClaimedPicture): Promise<void> {
  const { clock, mediaQueue, mediaStore, resizer, mediaOriginals } = ports;
  const { master } = picture;
  return workOn(ports, { mediaId: picture.id, attempt: picture.attempt }, 'picture', async () => {
    const startedAt = clock.now();
    const source = master === null ? mediaOriginals.parts(picture.id) : wholeFile(mediaStore, master);
    const made = await resizer.resize(source, master === null ? 'all' : 'share', picture.focal);
    if (made.kind === 'stopped') {
      await mediaQueue.release(picture, clock.now());
      return undefined;
    }
    const stored = made.kind === 'resized' ? await storeFiles(ports, made.output) : undefined;
    const outcome: ResizeOutcome = made.kind === 'resized' ? (stored ? 'resized' : 'not_stored') : made.kind;
    const step = nextMediaStep(outcome, picture.attempt);
    // A picture that has its files stays ready, with its old picture for sharing.
    const next: MediaStep = master !== null && step.kind === 'failed' ? { kind: 'ready' } : step;
    const endedAt = clock.now();
    return {
      next,
      report: { outcome, ms: endedAt - startedAt },
      async record() {
        const gone = await mediaQueue.settle(picture, outcome, next, endedAt, stored);
        for (const name of gone) await mediaStore.remove(name);
      },
    };
  });
}

async function* wholeFile(store: MediaStore, name: string): AsyncGenerator<Uint8Array> {
  const bytes = await store.get(name);
  if (bytes) yield bytes;
}

/** Writes the files to the store; returns `undefined` when the store refuses one. */
async function storeFiles(
  { mediaStore, log }: ResizePorts,
  output: ResizerOutput,
): Promise<ResizedPicture | undefined> {
  try {
    const { facts, files } = output;
    for (const file of files) await mediaStore.put(file.name, await output.bytesOf(file));
    return { ...(facts && { facts }), files };
  } catch (err) {
    log.error({ err }, 'picture not stored');
    return undefined;
  } finally {
    await output.discard();
  }
}
