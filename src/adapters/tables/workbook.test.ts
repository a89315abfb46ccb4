import { expect, it } from 'vitest';
import { sheetXml, workbookOf, zipOf } from '../../../tests/zip-files.ts';
import { findHeader } from '../../domain/campaign-import/find-header.ts';
import { tableReader } from './table-reader.ts';

/** Returns the table of the first reading with a known header, else of the first; or the code of the refusal. */
const read = (bytes: Uint8Array) => {
  const found = tableReader.read(bytes);
  if (!found.ok) return found.code;
  const reading = found.value.find(({ head }) => findHeader(head)) ?? found.value[0];
  const all = reading?.all();
  return all?.ok ? all.value : all?.code;
};
const date = (serial: number) => ({ xml: `<c s="1"><v>${serial}</v></c>` });

it('reads days by their format, numbers as they are, and a report below its preamble', () => {
  const book = workbookOf({
    Rapport: sheetXml([
      ['Rapport sur les campagnes'],
      ['1 septembre 2026 - 2 septembre 2026'],
      ['Jour', 'Campagne', 'Coût', 'Impr.'],
      [date(46_266), 'Nova & Co', 1020.5, 10_500],
      [date(46_267.75), 'Nova & Co', 0.125, 12],
    ]),
  });
  expect(read(book)).toEqual([
    ['Rapport sur les campagnes'],
    ['1 septembre 2026 - 2 septembre 2026'],
    ['Jour', 'Campagne', 'Coût', 'Impr.'],
    ['2026-09-01', 'Nova & Co', '1020.5', '10500'],
    ['2026-09-02', 'Nova & Co', '0.125', '12'],
  ]);
  const found = tableReader.read(book);
  expect(found.ok && found.value[0]?.decimal).toBe('point');
});

it('finds the sheet with a known header, from any column on, and joins formatted texts', () => {
  const shared = `<sst><si><t>Campaign name</t></si><si><r><t>Nova </t></r><r><rPr/><t xml:space="preserve">| Clip</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>`;
  const header = [{ xml: '<c t="s"><v>0</v></c>' }, 'Day', 'Amount spent (EUR)', 'Impressions'];
  const book = workbookOf(
    {
      'Formatted Report': sheetXml([['Nova'], ['Total'], ['x', 'y']]),
      'Raw Data Report': sheetXml(
        [
          header,
          [{ xml: '<c t="s"><v>1</v></c>' }, '2026-09-01', { xml: '<c><f>1+1</f><v>12.5</v></c>' }, 7],
        ],
        { row: 3, column: 1 },
      ),
    },
    { shared },
  );
  expect(read(book)).toEqual([
    ['', 'Campaign name', 'Day', 'Amount spent (EUR)', 'Impressions'],
    ['', 'Nova | Clip', '2026-09-01', '12.5', '7'],
  ]);
});

it('reads elements with a prefix, days from 1904, and custom formats', () => {
  const sheet = sheetXml([
    ['Day', 'Campaign', 'Cost'],
    [date(44_804), 'Nova', 1],
  ]).replaceAll(/<(\/?)(?=\w)/g, '<$1x:');
  const bytes = zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="a" Target="/xl/worksheets/s.xml"/></Relationships>',
    },
    {
      name: 'xl/styles.xml',
      content:
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot; de &quot;mmmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/s.xml', content: sheet },
  ]);
  expect(read(bytes)).toEqual([
    ['Day', 'Campaign', 'Cost'],
    ['2026-09-01', 'Nova', '1'],
  ]);
});

it('reads an archive of CSV files, its table rather than its chart, whatever the names are encoded in', () => {
  const table = 'Jour;Campagne;Coût\n2026-09-01;Nova;1,00\n';
  const chart = 'Jour;Campagne;Coût\n2026-09-01;Autre;9,00\n';
  for (const names of [
    ['Données du graphique.csv', 'Données du tableau.csv'],
    [
      Buffer.from('Donn\x82es du graphique.csv', 'latin1'),
      Buffer.from('Donn\x82es du tableau.csv', 'latin1'),
    ],
  ]) {
    const [chartName = '', tableName = ''] = names;
    const bytes = zipOf([
      { name: chartName, content: chart, flags: 0 },
      { name: tableName, content: table, flags: 0 },
    ]);
    expect(read(bytes)).toContainEqual(['2026-09-01', 'Nova', '1,00']);
  }
});

const sheet = sheetXml([
  ['Day', 'Campaign', 'Cost'],
  ['2026-09-01', 'Nova', 1],
]);
const csv = 'Day,Campaign,Cost\n2026-09-01,Nova,1\n';
it.each([
  ['a damaged archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'import_archive'],
  ['an encrypted file', zipOf([{ name: 'a.csv', content: csv, flags: 1 }]), 'import_archive'],
  ['a wrong checksum', zipOf([{ name: 'a.csv', content: csv, crc: 1 }]), 'import_archive'],
  [
    'a file that is larger than declared',
    zipOf([{ name: 'a.csv', content: csv, declared: 9 }]),
    'import_archive',
  ],
  ['an unknown method', zipOf([{ name: 'a.csv', content: csv, method: 12 }]), 'import_archive'],
  [
    'too many files',
    zipOf(Array.from({ length: 65 }, (_, at) => ({ name: `${at}.csv`, content: csv }))),
    'import_archive',
  ],
  [
    'a document type',
    workbookOf({ S: sheet.replace('?>', '?><!DOCTYPE w [<!ENTITY a "x">]>') }),
    'import_archive',
  ],
  ['an element without an end', workbookOf({ S: sheet.replaceAll('</c>', '') }), 'import_archive'],
  ['an archive of pictures', zipOf([{ name: 'a.jpg', content: 'x' }]), 'import_no_table'],
  ['an empty workbook', workbookOf({ S: sheetXml([]) }), 'import_no_table'],
])('refuses %s', (_name, bytes, code) => {
  expect(read(bytes)).toBe(code);
});

it('leaves out a cell far away without making room for it', () => {
  const far = sheet.replace(
    '</sheetData>',
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
  );
  expect(read(workbookOf({ S: far }))).toHaveLength(3);
});

it('refuses an archive that inflates to 200 MB before it does, and too many rows', () => {
  const bomb = zipOf([{ name: 'a.csv', content: Buffer.alloc(200 * 1024 * 1024, '1,2\n') }]);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const [before, begun] = [process.memoryUsage().arrayBuffers, process.cpuUsage()];
  expect(read(bomb)).toBe('import_archive');
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(50);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
  const rows = Array.from({ length: 20_100 }, () => ['2026-09-01', 'Nova', 1]);
  expect(read(workbookOf({ S: sheetXml([['Day', 'Campaign', 'Cost'], ...rows]) }))).toBe('import_too_long');
});

it('takes time in proportion to the rows', () => {
  const millisecondsFor = (count: number): number => {
    const rows = Array.from({ length: count }, (_, at) => [
      ...['2026-09-01', `Nova ${at}`],
      ...Array.from({ length: 10 }, (_, place) => at + place / 2),
    ]);
    const header = ['Day', 'Campaign', 'Cost', 'Impressions', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const bytes = workbookOf({ S: sheetXml([header, ...rows]) });
    const begun = process.cpuUsage();
    expect(read(bytes)).toHaveLength(count + 1);
    return process.cpuUsage(begun).user / 1000;
  };
  // The fastest of three: the first read also compiles the code, and other tests run meanwhile.
  const fastest = (count: number) => Math.min(...[1, 2, 3].map(() => millisecondsFor(count)));
  expect(fastest(20_000) / fastest(2_000)).toBeLessThan(30);
});
