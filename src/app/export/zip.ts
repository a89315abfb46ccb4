import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. */
interface ZipEntry {
  /** Its path in the archive, in ASCII. */
  path: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

/** Signatures of the records of the format (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version of the format that a reader needs: 2.0, for deflate. */
const VERSION = 20;
/** Flag: checksum and lengths follow the content, because they are not known before. */
const LENGTHS_FOLLOW = 8;
const DEFLATE = 8;
/** 1 January 1980, the first day of the format. A fixed day, so that the same table gives the same bytes. */
const DAY = 0x21;

/**
 * Writes texts as a ZIP archive, deflated, in parts: it never holds a whole file. An archive is limited to 4 GB and 65,535
 * files.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, parts } of entries) {
    const name = Buffer.from(path);
    const local = Buffer.concat([
      numbers(4, LOCAL),
      numbers(2, VERSION, LENGTHS_FOLLOW, DEFLATE, 0, DAY),
      numbers(4, 0, 0, 0),
      numbers(2, name.length, 0),
      name,
    ]);
    yield local;
    const content = { crc: 0, length: 0 };
    let packed = 0;
    for await (const chunk of deflated(parts, content)) {
      packed += chunk.length;
      yield chunk;
    }
    const lengths = numbers(4, content.crc, packed, content.length);
    yield Buffer.concat([numbers(4, DESCRIPTOR), lengths]);
    directory.push(
      numbers(4, CENTRAL),
      numbers(2, VERSION, VERSION, LENGTHS_FOLLOW, DEFLATE, 0, DAY),
      lengths,
      numbers(2, name.length, 0, 0, 0, 0),
      numbers(4, 0, offset),
      name,
    );
    offset += local.length + packed + 4 + lengths.length;
  }
  const central = Buffer.concat(directory);
  const files = directory.length / 6;
  yield Buffer.concat([
    central,
    numbers(4, END),
    numbers(2, 0, 0, files, files),
    numbers(4, central.length, offset),
    numbers(2, 0),
  ]);
}

/** Deflates a text part by part, and counts its checksum and its length in bytes. */
function deflated(parts: ZipEntry['parts'], content: { crc: number; length: number }): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      content.crc = crc32(bytes, content.crc);
      content.length += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // `pipeline` destroys the other stream when one ends early. The reader of `deflate` gets the error.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  return deflate;
}

/** Returns numbers of `size` bytes each, the lowest byte first. */
function numbers(size: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  values.forEach((value, place) => {
    bytes.writeUIntLE(value, place * size, size);
  });
  return bytes;
}
