import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; what it declares may be a lie. */
interface ZippedFile {
  name: string | Buffer;
  content: string | Buffer;
  /** Bytes that the archive says the file has. */
  declared?: number;
  crc?: number;
  /** 8: deflated, 0: stored. */
  method?: number;
  /** 1: encrypted, 2048: the name is in UTF-8. */
  flags?: number;
}

/** Returns an archive, written as the format says but for what a file lies about. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared, crc, method = 8, flags = 2048 } of files) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc ?? crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declared ?? bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, path);
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A cell: a text, a number, or its XML as it is. */
type BookCell = string | number | { xml: string } | null;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the XML of rows, from a row and column of the sheet on. */
export function sheetXml(rows: readonly (readonly BookCell[])[], { row = 1, column = 0 } = {}): string {
  const cells = (of: readonly BookCell[], at: number) =>
    of.map((cell, place) => {
      const name = `${String.fromCharCode(65 + column + place)}${at}`;
      if (cell === null) return `<c r="${name}"/>`;
      if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${name}"`);
      return typeof cell === 'number'
        ? `<c r="${name}"><v>${cell}</v></c>`
        : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    });
  const lines = rows.map((of, at) => `<row r="${row + at}">${cells(of, row + at).join('')}</row>`);
  return `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><dimension ref="A1:XFD1048576"/><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Returns a workbook of sheets, by name; the cell format 1 is a date. */
export function workbookOf(
  sheets: Record<string, string>,
  { shared, styles }: { shared?: string; styles?: string } = {},
): Buffer {
  const names = Object.keys(sheets);
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content:
        styles ??
        `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    ...(shared === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: shared }]),
    ...names.map((name, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheets[name] ?? '' })),
  ]);
}
