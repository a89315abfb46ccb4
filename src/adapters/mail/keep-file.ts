import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ending of a file whose message holds a secret link. */
export const LINK_FILE = '.link.eml';

/**
 * Writes a message to the file `<folder>/<moment>-<id>.eml`, where a person can find it and only its owner can read it.
 * The file gets its name when it is complete, and a repetition replaces it.
 */
export async function keepFile(
  folder: string,
  { id, createdAt, holdsLink }: { id: string; createdAt: number; holdsLink?: boolean },
  message: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(
    folder,
    `${momentInName(createdAt)}-${id.replaceAll(/[^\w-]/g, '_')}${holdsLink ? LINK_FILE : '.eml'}`,
  );
  const partial = `${file}.partial`;
  await writeFile(partial, message, { mode: 0o600 });
  await rename(partial, file);
}

/** Returns epoch milliseconds as the beginning of a file name: file names sort by time. */
export const momentInName = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
