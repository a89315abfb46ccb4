import type { MediaStore, PictureFile } from '../ports/media.ts';

type MovableFile = Pick<PictureFile, 'name' | 'size' | 'sha256'>;

export interface MoveCounts {
  moved: number;
  bytes: number;
  /** Names of files that are missing in the source, or have other bytes there: they are not moved. */
  broken: string[];
}

/**
 * Moves files one by one: reads, compares size and hash, writes, reads back, compares again, and only then deletes the
 * source's copy. An interruption loses nothing: the files that were not deleted yet are moved by the next call.
 * @param hash SHA-256 in hexadecimal
 */
export async function moveFiles(
  files: AsyncIterable<MovableFile> | Iterable<MovableFile>,
  { from, to, hash }: { from: MediaStore; to: MediaStore; hash(bytes: Uint8Array): string },
  onMoved: (counts: MoveCounts) => void = () => {},
): Promise<MoveCounts> {
  const counts: MoveCounts = { moved: 0, bytes: 0, broken: [] };
  const isWhole = (bytes: Uint8Array | undefined, { size, sha256 }: MovableFile): bytes is Uint8Array =>
    bytes !== undefined && bytes.length === size && hash(bytes) === sha256;
  for await (const file of files) {
    const bytes = await from.get(file.name);
    if (!isWhole(bytes, file)) {
      counts.broken.push(file.name);
      continue;
    }
    await to.put(file.name, bytes);
    if (!isWhole(await to.get(file.name), file))
      throw new Error(`${file.name} was read back with other bytes than were written.`);
    await from.remove(file.name);
    counts.moved += 1;
    counts.bytes += bytes.length;
    onMoved(counts);
  }
  return counts;
}
