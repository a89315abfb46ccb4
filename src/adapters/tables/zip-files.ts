import { crc32, inflateRawSync } from 'node:zlib';

/** Signatures of the records of the format (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
/** The record at the end is followed by a comment of at most so many bytes. */
const MAX_COMMENT = 65_535;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Files of an archive, and bytes that all of those that are read may come to. */
const MAX_FILES = 64;
const MAX_INFLATED = 32 * 1024 * 1024;

/** The files of an archive by name; a file is inflated when it is read. */
export interface ZipFiles {
  names: string[];
  /** Returns the bytes of a file; `undefined` for a name that is not there. Throws if it is damaged, or too much is read. */
  read(name: string): Buffer | undefined;
}

/**
 * Opens a ZIP archive of unknown origin. A file is inflated into a buffer of the size that the archive declares, and the sum
 * of these is limited: an archive that lies about them fails.
 * @throws RangeError or Error for what is no archive, is encrypted, or has too many files
 */
export function zipFiles(bytes: Uint8Array): ZipFiles {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > MAX_FILES) throw new Error('Too many files.');
  const files = new Map<string, ZipFile>();
  let at = buffer.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (buffer.readUInt32LE(at) !== CENTRAL) throw new Error('No list of files.');
    if (buffer.readUInt16LE(at + 8) & ENCRYPTED) throw new Error('Encrypted.');
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => buffer.readUInt16LE(at + from));
    const start = at + 46;
    const next = start + (nameLength ?? 0);
    files.set(buffer.toString('utf8', start, next), {
      method: buffer.readUInt16LE(at + 10),
      crc: buffer.readUInt32LE(at + 16),
      packed: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      offset: buffer.readUInt32LE(at + 42),
    });
    at = next + (extra ?? 0) + (comment ?? 0);
  }
  let left = MAX_INFLATED;
  return {
    names: [...files.keys()],
    read(name) {
      const file = files.get(name);
      if (!file) return undefined;
      if (file.size > left) throw new Error('Too large.');
      left -= file.size;
      return contentOf(buffer, file);
    },
  };
}

interface ZipFile {
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

function endOf(buffer: Buffer): number {
  const first = Math.max(0, buffer.length - END_LENGTH - MAX_COMMENT);
  for (let at = buffer.length - END_LENGTH; at >= first; at -= 1)
    if (buffer.readUInt32LE(at) === END) return at;
  throw new Error('No archive.');
}

function contentOf(buffer: Buffer, { method, crc, packed, size, offset }: ZipFile): Buffer {
  if (buffer.readUInt32LE(offset) !== LOCAL) throw new Error('No file.');
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const content = buffer.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new Error('Unknown method.');
  // An empty file is no limit that zlib accepts.
  const inflated =
    method === STORED ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
  if (inflated.length !== size || crc32(inflated) !== crc) throw new Error('Damaged.');
  return inflated;
}
