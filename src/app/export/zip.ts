import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. */
interface ZipEntry {
  /** Its path in the archive, in ASCII. */
  path: string;
  /** In parts, so that a long one is never in memory as a whole. */
  text: Iterable<string> | AsyncIterable<string>;
}

/** Signatures and lengths of the records of the format (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version of the format that a reader needs: 2.0, for deflate. */
const VERSION = 20;
const DEFLATE = 8;
/** 1 January 1980, the first day that the format knows: the same table gives the same bytes. */
const DAY = 0x21;

/** Returns texts as a ZIP archive, deflated. An archive is limited to 4 GB and 65,535 files. */
export async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const name = Buffer.from(path);
    const { packed, crc, length } = await deflated(text);
    // Both records of a file share these fields.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(DEFLATE, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(length, 18);
    shared.writeUInt16LE(name.length, 22);
    local.push(uint32(LOCAL), shared, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(uint32(CENTRAL), uint16(VERSION), shared, rest, name);
    offset += 4 + shared.length + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, uint32(END), end]);
}

async function deflated(text: ZipEntry['text']) {
  let [crc, length] = [0, 0];
  async function* bytes() {
    for await (const part of text) {
      const some = Buffer.from(part);
      crc = crc32(some, crc);
      length += some.length;
      yield some;
    }
  }
  const packed = await pipeline(bytes, createDeflateRaw(), (stream) => buffer(stream));
  return { packed, crc, length };
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
