import type { Ports } from '../ports/all-ports.ts';
import type { Resizer } from '../ports/media.ts';
import type { DuePicture, FetchPicture } from '../ports/picture-copies.ts';

/** Pause before a picture that could not be fetched is tried again, in milliseconds. */
const RETRY_MS = 86_400_000;
const AT_ONCE = 20;

export type CopyPorts = Pick<Ports, 'clock' | 'copies' | 'log' | 'mediaStore'> & {
  fetchPicture: FetchPicture;
  resizer: Resizer;
  /** Whether the articles of the blog are synchronised, with their pictures: their covers need no copy then. */
  isSynchronised(): boolean;
};

/**
 * Fetches the pictures of published reviews and of the latest articles, each once, and stores a small copy; deletes the
 * copies that no page shows any more. Without a copy, pages show the reviewer's initials or the drawn cover.
 */
export async function keepCopies(ports: CopyPorts, signal: AbortSignal): Promise<void> {
  const { clock, copies, mediaStore } = ports;
  for (const file of await copies.forget()) await mediaStore.remove(file);
  for (;;) {
    const before = clock.now() - RETRY_MS;
    const due = await copies.due(before, AT_ONCE);
    for (const picture of due) {
      if (signal.aborted) return;
      if (picture.wanted === 'cover' && ports.isSynchronised()) continue;
      const mine = await copies.claim(picture.source, before, clock.now());
      if (mine) await keepOne(ports, picture, signal);
    }
    if (due.length < AT_ONCE) return;
  }
}

async function keepOne(ports: CopyPorts, picture: DuePicture, signal: AbortSignal): Promise<void> {
  const { clock, copies, log } = ports;
  const file = await copyOf(ports, picture, signal);
  // Without the address, which may name a person.
  if ('problem' in file) log.info({ problem: file.problem }, 'picture not copied');
  else await copies.keep(picture.source, file.name, clock.now());
}

async function copyOf(
  { fetchPicture, resizer, mediaStore }: CopyPorts,
  { source, wanted }: DuePicture,
  signal: AbortSignal,
): Promise<{ name: string } | { problem: string }> {
  const fetched = await fetchPicture(source, signal);
  if (!fetched.ok) return fetched;
  const made = await resizer.resize(only(fetched.bytes), wanted, { x: 0.5, y: 0.5 });
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
