import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
interface ZipEntry {
  /** Its path in the archive, in ASCII. */
  path: string;
  text: string;
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
export function zip(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    // Both records of a file share these fields.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(DEFLATE, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
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
