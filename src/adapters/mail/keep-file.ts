import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a message where a person finds it: `<folder>/<moment>-<id>.eml`, for its owner's eyes. It gets its name when it
 * is complete, and a repetition replaces it.
 */
export async function keepFile(
  folder: string,
  { id, createdAt }: { id: string; createdAt: number },
  message: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${momentInName(createdAt)}-${id.replaceAll(/[^\w-]/g, '_')}.eml`);
  const partial = `${file}.partial`;
  await writeFile(partial, message, { mode: 0o600 });
  await rename(partial, file);
}

/** Epoch milliseconds as a name begins with them: names sort as their moments do. */
export const momentInName = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
