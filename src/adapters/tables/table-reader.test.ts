import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findHeader } from '../../domain/campaign-import/find-header.ts';
import { MAX_IMPORT_BYTES } from '../../domain/campaign-import/import-values.ts';
import { csvLines } from '../../domain/lead/csv.ts';
import { tableReader } from './table-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Returns the table of the first reading with a known header, else of the first. */
const read = (bytes: Uint8Array) => {
  const found = tableReader.read(bytes);
  if (!found.ok) return found.code;
  const reading = found.value.find(({ head }) => findHeader(head)) ?? found.value[0];
  const all = reading?.all();
  return all?.ok ? all.value : all?.code;
};
const lines = [
  'Campaign report',
  '"September 1, 2026"',
  'Day,Campaign,Cost',
  '2026-09-01,"CPA | Santé","1,020.50"',
];
const cells = [
  ['Campaign report'],
  ['September 1, 2026'],
  ['Day', 'Campaign', 'Cost'],
  ['2026-09-01', 'CPA | Santé', '1,020.50'],
];

it('finds the separator by the header, whatever characters the names of campaigns hold (T8)', () => {
  expect(read(bytesOf(lines.join('\n')))).toEqual(cells);
  const semicolons = 'Jour;Campagne;Coût\r\n01/09/2026;"CPA | Santé, bis";12,50\r\n';
  expect(read(bytesOf(semicolons))).toEqual([
    ['Jour', 'Campagne', 'Coût'],
    ['01/09/2026', 'CPA | Santé, bis', '12,50'],
    [''],
  ]);
});

it('reads UTF-8 with and without its mark, UTF-16 with and without its mark, and Windows-1252', () => {
  const tabs = 'Jour\tCampagne\tCoût\r\n01/09/2026\tÉté\t12,50';
  const expected = [
    ['Jour', 'Campagne', 'Coût'],
    ['01/09/2026', 'Été', '12,50'],
  ];
  const wide = Buffer.from(tabs, 'utf16le');
  expect(read(bytesOf(tabs))).toEqual(expected);
  expect(read(bytesOf(`\ufeff${tabs}`))).toEqual(expected);
  expect(read(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]))).toEqual(expected);
  expect(read(wide)).toEqual(expected);
  expect(read(Buffer.from(tabs, 'latin1'))).toEqual(expected);
});

it('repairs accents that another program broke, and says so', () => {
  const broken = new TextDecoder('windows-1252').decode(
    bytesOf('Montant dépensé (EUR),Nom de la campagne\n"12,50",Été'),
  );
  const found = tableReader.read(bytesOf(broken));
  expect(found.ok && found.value[0]).toMatchObject({
    head: [
      ['Montant dépensé (EUR)', 'Nom de la campagne'],
      ['12,50', 'Été'],
    ],
    repaired: true,
  });
  const sound = tableReader.read(bytesOf('Coût,Nom\n1,SÃO PAULO'));
  expect(sound.ok && sound.value[0]?.repaired).toBe(false);
});

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n1,2,3\n'), 'import_pdf'],
  ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'import_workbook'],
  ['a page', bytesOf('<!DOCTYPE html><title>a,b;c</title>'), 'import_no_table'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 0x2c]), 'import_no_table'],
  ['a text without columns', bytesOf('Hello.\nThis is a letter.'), 'import_no_table'],
  ['JSON', bytesOf(JSON.stringify([{ day: '2026-09-01', cost: 1.5 }], null, 2)), 'import_no_table'],
  ['JSON in one line', bytesOf('\ufeff{"day":"2026-09-01","cost":1.5,"views":9}'), 'import_no_table'],
  ['lines of JSON', bytesOf('{"day":"a","cost":1}\n{"day":"b","cost":2}\n'), 'import_no_table'],
  [
    'a letter',
    bytesOf('Hello Léa,\n\nhere are the days, costs, and views.\nSee you, Camille'),
    'import_no_table',
  ],
  ['RTF', bytesOf('{\\rtf1\\ansi;a\n\\b;c\n\\d;e}'), 'import_no_table'],
  ['a contact', bytesOf('BEGIN:VCARD\nN:Nova;Ana;;;\nADR:;;1 rue;Paris;;;FR\nEND:VCARD'), 'import_no_table'],
  ['code', bytesOf('const a = 1;\nconst b = [a, 2, 3];\nexport { a, b };\n'), 'import_no_table'],
  ['a header without rows', bytesOf('Jour;Dépense\n'), 'import_no_table'],
  ['NUL bytes in a table', bytesOf('a,b\n1,\0\n'), 'import_no_table'],
])('refuses %s by its content', (_name, bytes, code) => {
  expect(read(bytes)).toBe(code);
});

it('refuses more rows than it accepts', () => {
  expect(read(bytesOf('Day,Campaign,Cost\n2026-09-01,Nova,1.00\n'.repeat(30_000)))).toBe('import_too_long');
});

it.each([
  ['quotation marks', '"'.repeat(MAX_IMPORT_BYTES)],
  ['an open quotation mark', `a,b\n"${'x\n'.repeat(MAX_IMPORT_BYTES / 2 - 3)}`],
  ['separators', `a,b\n${','.repeat(MAX_IMPORT_BYTES - 4)}`],
  ['empty lines', `a,b${'\n'.repeat(MAX_IMPORT_BYTES - 3)}`],
])('survives the largest file of %s within three seconds', (_name, text) => {
  const begun = process.cpuUsage();
  const rows = read(bytesOf(text));
  if (Array.isArray(rows)) expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(200);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
});

it('reads back every table that this site exports, with both separators', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      for (const separator of [',', ';'] as const) {
        const text = csvLines([['Day', 'Campaign', 'Cost'], ...rows.map((row) => ['x', ...row])], separator);
        const table = read(bytesOf(text));
        // Writing puts an apostrophe before what a spreadsheet would compute.
        const plain = (value: string) => value.replaceAll("'", '');
        expect(Array.isArray(table) && table.slice(1, -1).map(([, ...row]) => row.map(plain))).toEqual(
          rows.map((row) => row.map(plain)),
        );
      }
    }),
  );
});

it('never throws, whatever the bytes are', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void read(bytes)));
});
