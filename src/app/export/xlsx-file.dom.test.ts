import { inflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { csvFile, type ExportTable } from './table-file.ts';
import { xlsxFile } from './xlsx-file.ts';

async function* parts<T>(...all: T[]): AsyncIterable<T> {
  yield* all;
}

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

/** Reads the files of an archive by its directory, as a spreadsheet does. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\u0001\u0002');
    const packed = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    expect(content.length).toBe(archive.readUInt32LE(at + 24));
    files[archive.toString('utf8', at + 46, at + 46 + nameLength)] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

const table = (): ExportTable => ({
  headings: ['Artiste', 'Début', 'Budget (€)'],
  parts: parts([['=1+1 & <Nova>\u0001', '2026-11-02', 1234.5]], [[null, null, null]]),
});

it('writes texts as texts, days as dates and amounts as numbers', async () => {
  const files = unzip(await bytesOf(xlsxFile(table(), 'Campagnes: [1]', ['plain', 'day', 'euros'])));
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const rows = files['xl/worksheets/sheet1.xml']?.match(/<row>.*?<\/row>/g);
  expect(rows?.[1]).toBe(
    '<row><c t="inlineStr" s="0"><is><t xml:space="preserve">=1+1 &amp; &lt;Nova&gt;</t></is></c><c s="2"><v>46328</v></c><c s="1"><v>1234.5</v></c></row>',
  );
  expect(rows?.[2]).toBe('<row><c/><c/><c/></row>');
  expect(files['xl/workbook.xml']).toContain('name="Campagnes   1 "');
});

it('escapes a text that a spreadsheet would read as the code of a character', async () => {
  const odd = { headings: ['_x0041_'], parts: parts([['_x0041_x0042_'], ['_X000d_'], ['_x41_']]) };
  const files = unzip(await bytesOf(xlsxFile(odd, 'A', ['plain'])));
  const texts = files['xl/worksheets/sheet1.xml']?.match(/(?<=preserve">)[^<]*/g);
  expect(texts).toEqual(['_x005F_x0041_', '_x005F_x0041_x005F_x0042_', '_x005F_X000d_', '_x41_']);
});

it('writes XML that a parser accepts', async () => {
  const files = unzip(await bytesOf(xlsxFile(table(), 'A & B', [])));
  for (const [name, text] of Object.entries(files)) {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    expect([name, parsed.querySelector('parsererror')]).toEqual([name, null]);
  }
});

it('reads no further rows after its reader has stopped', async () => {
  let rows = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (; ; rows += 1) yield [[String(rows).repeat(500)]];
    } finally {
      isClosed = true;
    }
  }
  for await (const _ of xlsxFile({ headings: ['A'], parts: endless() }, 'A', [])) if (rows > 100) break;
  await vi.waitFor(() => expect(isClosed).toBe(true));
  expect(rows).toBeLessThan(2000);
});

it('throws the error of its rows', async () => {
  async function* broken() {
    yield [['A']];
    throw new Error('The database went away.');
  }
  await expect(bytesOf(xlsxFile({ headings: ['A'], parts: broken() }, 'A', []))).rejects.toThrow('went away');
});

it('writes the same table as CSV with the separator of the language, and escapes formulas', async () => {
  let text = '';
  for await (const part of csvFile(table(), ';')) text += part;
  expect(text).toBe("\uFEFFArtiste;Début;Budget (€)\r\n'=1+1 & <Nova>\u0001;2026-11-02;1234,5\r\n;;\r\n");
});
