import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReceivedUpload, Uploads } from '../../app/ports/media.ts';
import type { Ids } from '../../app/ports.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS_AT_ONCE } from '../../domain/media/picture.ts';

/** Parts of this size are written to the database one by one: a whole upload at once would block the site. */
const PART_BYTES = 256 * 1024;
/** Enough bytes for the type and size of nearly every picture; for the others, the child process reads them. */
const HEAD_BYTES = 256 * 1024;
/** Milliseconds without a byte after which an upload counts as interrupted. */
const STALL_MS = 20_000;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Creates the receiver of uploads. It counts the running uploads of each account in the memory of this process. */
export function createUploads({
  folder,
  ids,
  stallMs = STALL_MS,
}: {
  folder: string;
  ids: Ids;
  stallMs?: number | undefined;
}): Uploads {
  const underWay = new Map<string, number>();
  return {
    enter(accountId) {
      const taken = underWay.get(accountId) ?? 0;
      if (taken >= MAX_UPLOADS_AT_ONCE) return undefined;
      underWay.set(accountId, taken + 1);
      return {
        leave() {
          const left = (underWay.get(accountId) ?? 1) - 1;
          if (left === 0) underWay.delete(accountId);
          else underWay.set(accountId, left);
        },
      };
    },

    async receive(body) {
      const file = path.join(folder, `${ids.next()}.upload`);
      const discard = () => rm(file, { force: true });
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const handle = await open(file, 'w+', 0o600);
        try {
          const bytes = await copy(body, handle, stallMs);
          return { ok: true, value: { ...(await received(file, handle, bytes)), discard } };
        } finally {
          await handle.close();
        }
      } catch (error) {
        await discard();
        if (error instanceof Refused) return { ok: false, code: error.code };
        if (NO_ROOM.has(String((error as { code?: unknown }).code)))
          return { ok: false, code: 'media_no_room' };
        throw error;
      }
    },

    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true });
      }
    },
  };
}

class Refused extends Error {
  readonly code: 'media_too_large' | 'media_interrupted';
  constructor(code: Refused['code']) {
    super(code);
    this.code = code;
  }
}

/** Writes a body to a file and returns its size. @throws Refused; the rest of the body is then not read */
async function copy(
  body: ReadableStream<Uint8Array> | null,
  file: FileHandle,
  stallMs: number,
): Promise<number> {
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const chunk = reader && (await within(stallMs, reader.read()));
      if (!chunk || chunk.done) break;
      bytes += chunk.value.length;
      if (bytes > MAX_UPLOAD_BYTES) throw new Refused('media_too_large');
      // Not `write`: on a nearly full disk it writes a part without an error, and the picture would be reported as damaged.
      await file.writeFile(chunk.value);
    }
  } catch (error) {
    void reader?.cancel().catch(() => {});
    throw error;
  }
  if (bytes === 0) throw new Refused('media_interrupted');
  return bytes;
}

/** Rejects when a read takes too long, or when the connection ends in the middle. */
async function within<T>(ms: number, read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refused('media_interrupted')), ms);
  });
  try {
    return await Promise.race([
      read.catch(() => {
        throw new Refused('media_interrupted');
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function received(
  file: string,
  handle: FileHandle,
  bytes: number,
): Promise<Omit<ReceivedUpload, 'discard'>> {
  const head = Buffer.alloc(Math.min(bytes, HEAD_BYTES));
  await handle.read(head, 0, head.length, 0);
  return { bytes, head, parts: () => createReadStream(file, { highWaterMark: PART_BYTES }) };
}
