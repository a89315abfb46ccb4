import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (text: string) => toCsv([[text]]).slice(1, -2);

describe('toCsv', () => {
  it('begins with the mark by which Excel knows UTF-8, and ends every line with CRLF', () => {
    expect(
      toCsv([
        ['é', 1],
        [null, 'b'],
      ]),
    ).toBe('\uFEFFé,1\r\n,b\r\n');
  });

  it.each(['=1+1', '+33 6', '-2', '@SUM(A1)'])('keeps %j from being a formula', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it.each([
    ['Nova;=HYPERLINK(A1);x', "Nova;'=HYPERLINK(A1);x"],
    ['a; +1', "a; '+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n-1', '"a\n\'-1"'],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t'=1"],
    ['a;b - c', 'a;b - c'],
  ])('keeps what stands behind the end of a cell from being a formula: %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it('quotes a cell that is both a formula and in need of quotes', () => {
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

  it('leaves numbers alone', () => {
    expect(toCsv([[-1]])).toBe('\uFEFF-1\r\n');
  });
});
