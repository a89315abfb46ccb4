import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Separator, toCsv } from './csv.ts';

const cell = (text: string, separator: Separator = ',') => toCsv([[text]], separator).slice(1, -2);

describe('toCsv', () => {
  it('begins with the byte order mark by which Excel recognises UTF-8, and ends every line with CRLF', () => {
    expect(
      toCsv([
        ['é', 1],
        [null, 'b'],
      ]),
    ).toBe('\uFEFFé,1\r\n,b\r\n');
  });

  it.each(['=1+1', '+33 6', '-2', '@SUM(A1)'])(
    'puts an apostrophe before %j, which would be a formula',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it.each([
    '0612345678',
    '00491701234567',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '123456789012',
    '3/4',
    '1-2',
    '1.5',
    '1,5',
    '1 1/2',
    '50 %',
    '(3)',
    '20:30',
    '8 pm',
    '10:30 AM',
    'MARS 2',
    '2 mars',
    'mars-26',
    'Mai 68',
    'Août 2026',
    '1 sept. 2026',
    'May 5',
    '5 enero',
    '1E5',
    '1e-5',
    '2.5E3',
    'VRAI',
    'true',
    ' 007',
  ])('puts an apostrophe before %j, which a spreadsheet would show as another number or as a day', (text) => {
    expect(cell(text)).toMatch(/^"?'/);
    expect(cell(text, ';')).toMatch(/^"?'/);
  });

  it.each([
    '1989',
    '0',
    '5',
    '2026-11-02',
    '2026-11-02 13:00:27',
    'MARS',
    'Mars Red Sky 2',
    'Blink 182',
    '3/4 Plan',
    'U2',
    '2 be',
    'M83',
    'E5',
    'mayday 5',
    '٣',
  ])('writes %j, which a spreadsheet does not change, without an apostrophe', (text) => {
    expect(cell(text)).toBe(text);
  });

  it.each([
    ['Nova;=HYPERLINK(A1);x', "Nova;'=HYPERLINK(A1);x"],
    ['a; +1', "a; '+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n-1', '"a\n\'-1"'],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t'=1"],
    ['a;b - c', 'a;b - c'],
    [' =1', "' =1"],
    ['a;"=A1;', '"a;""\'=A1;"'],
  ])('puts an apostrophe before a formula that follows a possible end of a cell: %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it('adds the apostrophe and the quotes to a formula that contains separators or line ends', () => {
    expect(cell('=HYPERLINK("http://x.example","a")')).toBe('"\'=HYPERLINK(""http://x.example"",""a"")"');
    expect(cell('\r=1')).toBe('"\'\r\'=1"');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['1 = 1', '1 = 1'],
    ['a@example.com', 'a@example.com'],
    ['', ''],
  ])('writes %j as %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it('writes negative and decimal numbers unchanged', () => {
    expect(toCsv([[-1, 2.5, 1_500_000]])).toBe('\uFEFF-1,2.5,1500000\r\n');
  });
});

describe('toCsv with semicolons', () => {
  it('writes numbers with a decimal comma', () => {
    expect(toCsv([['é', -1, 2.5, null, 1_500_000]], ';')).toBe('\uFEFFé;-1;2,5;;1500000\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['a,b', 'a,b'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    [';=1+1', '";\'=1+1"'],
    ['Nova, =A1', "Nova, '=A1"],
    ['a\r\n@SUM(A1)', '"a\r\n\'@SUM(A1)"'],
  ])('writes %j as %j', (text, written) => {
    expect(cell(text, ';')).toBe(written);
  });
});

describe.each([',', ';'] as const)('toCsv with the separator %s', (separator) => {
  const hostile = fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n a\'') });

  it('writes a file that reads back as the same texts, except for the apostrophes before formulas', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, two) => {
        const [row = [], ...rest] = cellsIn(toCsv([['x', one, two]], separator), separator);
        expect(rest).toEqual([]);
        expect(row.map(withoutApostrophes)).toEqual(['x', one, two].map(withoutApostrophes));
      }),
    );
  });

  it.each([',', ';', '\t'])('writes no formula for a spreadsheet that separates cells by %j', (parted) => {
    fc.assert(
      fc.property(hostile, hostile, (one, two) => {
        const cells = cellsIn(toCsv([['x', one, two]], separator), parted).flat();
        expect(cells.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

const withoutApostrophes = (text: string): string => text.replaceAll("'", '');

/**
 * Reads a file as spreadsheets do: quotes count only at the start of a cell, and text after the closing quote still
 * belongs to the cell.
 */
function cellsIn(file: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let text = '';
  let at = 1;
  const next = () => {
    row.push(text);
    text = '';
  };
  while (at < file.length) {
    if (text === '' && file[at] === '"') {
      const quoted = /"((?:[^"]|"")*)(?:"|$)/y;
      quoted.lastIndex = at;
      const found = quoted.exec(file);
      text = found?.[1]?.replaceAll('""', '"') ?? '';
      at = quoted.lastIndex;
      while (at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at] ?? '')) text += file[at++];
    } else if (file[at] === separator) {
      next();
      at += 1;
    } else if (/[\r\n]/.test(file[at] ?? '')) {
      next();
      rows.push(row);
      row = [];
      at += file.startsWith('\r\n', at) ? 2 : 1;
    } else text += file[at++];
  }
  return rows;
}
