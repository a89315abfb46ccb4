import { readPictureHead } from '../../domain/media/picture-head.ts';
import { refusedHead } from '../../domain/media/refused-head.ts';
import type { MediaStore, Resizer } from '../ports/media.ts';
import type { PictureSource, PortraitStore } from '../ports/portraits.ts';
import type { Clock, Log } from '../ports.ts';

/** A picture that could not be fetched is tried again after so many milliseconds. */
const RETRY_MS = 86_400_000;
const AT_ONCE = 20;

export interface PortraitPorts {
  clock: Clock;
  log: Log;
  portraits: PortraitStore;
  pictureSource: PictureSource;
  resizer: Resizer;
  mediaStore: Pick<MediaStore, 'put' | 'remove'>;
}

/**
 * Fetches the portraits that published reviews name, each once, and keeps a small copy; deletes the copies that no
 * review has any more. A picture that cannot be had leaves the reviewer's initials.
 */
export async function keepPortraits(ports: PortraitPorts, signal: AbortSignal): Promise<void> {
  const { clock, portraits, mediaStore } = ports;
  for (const file of await portraits.forget()) await mediaStore.remove(file);
  for (;;) {
    const before = clock.now() - RETRY_MS;
    const due = await portraits.due(before, AT_ONCE);
    for (const source of due) {
      if (signal.aborted) return;
      const mine = await portraits.claim(source, before, clock.now());
      if (mine) await keepOne(ports, source, signal);
    }
    if (due.length < AT_ONCE) return;
  }
}

async function keepOne(ports: PortraitPorts, source: string, signal: AbortSignal): Promise<void> {
  const { clock, portraits, log } = ports;
  const file = await copyOf(ports, source, signal);
  // The address names a person: it stays out of the log.
  if ('problem' in file) log.info({ problem: file.problem }, 'portrait not kept');
  else await portraits.keep(source, file.name, clock.now());
}

async function copyOf(
  { pictureSource, resizer, mediaStore }: PortraitPorts,
  source: string,
  signal: AbortSignal,
): Promise<{ name: string } | { problem: string }> {
  const bytes = await pictureSource.fetch(source, signal);
  if (typeof bytes === 'string') return { problem: bytes };
  const refused = refusedHead(readPictureHead(bytes));
  if (refused) return { problem: refused };
  const made = await resizer.resize(only(bytes), 'portrait', { x: 0.5, y: 0.5 });
  if (made.kind !== 'resized') return { problem: made.kind };
  try {
    const [file] = made.output.files;
    if (!file) return { problem: 'no file' };
    await mediaStore.put(file.name, await made.output.bytesOf(file));
    return { name: file.name };
  } finally {
    await made.output.discard();
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
