import { MAX_IMPORT_COLUMNS } from '../../domain/campaign-import/import-values.ts';
import { dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { attribute, elements, plainText, withoutPrefix } from './xml-elements.ts';
import type { ZipFiles } from './zip-files.ts';

/** Sheets of a workbook that are looked at, and cells of one of them. */
const MAX_SHEETS = 16;
const MAX_CELLS = 400_000;

/** A day in the numbering of spreadsheets: from 30 December 1899, or from 1904 on old computers of Apple. */
const DAY_ZERO = dayNumber('1899-12-30');
const DAY_ZERO_1904 = dayNumber('1904-01-01');

/** A sheet of a workbook. */
export interface Sheet {
  /**
   * Returns the first rows in the order in which they are listed, cells as texts: a number with a point, a date as
   * `2026-11-02`. Throws if there are too many cells.
   */
  rows(most: number): { rows: string[][]; hasNumbers: boolean };
}

/** The name of the part by which an archive is known as a workbook. */
export const WORKBOOK_PART = 'xl/workbook.xml';

/**
 * Opens a workbook (Office Open XML, ECMA-376) of unknown origin. Formulas are not computed, the value that was stored with
 * them counts; what a sheet says about its own size is not believed, and no link is followed.
 * @throws Error for a damaged archive, or for a document type declaration in one of its parts
 */
export function openWorkbook(files: ZipFiles): Sheet[] {
  const part = (name: string): string => {
    const xml = files.read(name)?.toString('utf8') ?? '';
    if (/<!DOCTYPE/i.test(xml.slice(0, 4096))) throw new Error('A document type declaration.');
    return withoutPrefix(xml);
  };
  const workbook = part(WORKBOOK_PART);
  const targets = new Map(
    [...elements(part('xl/_rels/workbook.xml.rels'), 'Relationship')].map(({ attributes }) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target') ?? '',
    ]),
  );
  const paths = [...elements(workbook, 'sheet')]
    .map(({ attributes }) => targets.get(attribute(attributes, 'r:id')) ?? '')
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`))
    .filter((path) => files.names.includes(path))
    .slice(0, MAX_SHEETS);
  const shared = [...elements(part('xl/sharedStrings.xml'), 'si')].map(({ body }) => textOf(body));
  const isDate = datesOf(part('xl/styles.xml'));
  const is1904 = /<workbookPr\b[^>]*date1904="(?:1|true)"/.test(workbook);
  return paths.map((path) => {
    const xml = part(path);
    return {
      rows(most) {
        let cells = 0;
        let hasNumbers = false;
        const rows: string[][] = [];
        for (const { body: row } of elements(xml, 'row')) {
          if (rows.length >= most) break;
          const texts: string[] = [];
          for (const { attributes, body } of elements(row, 'c')) {
            cells += 1;
            if (cells > MAX_CELLS) throw new Error('Too many cells.');
            const letters = /^[A-Z]{1,3}/.exec(attribute(attributes, 'r') ?? '')?.[0];
            const place = letters === undefined ? texts.length : columnOf(letters);
            if (place >= MAX_IMPORT_COLUMNS) continue;
            const kind = attribute(attributes, 't') ?? 'n';
            const value = kind === 'inlineStr' ? '' : (elements(body, 'v').next().value?.body ?? '');
            const style = Number(attribute(attributes, 's') ?? 0);
            if (kind === 's') texts[place] = shared[Number(value)] ?? '';
            else if (kind === 'inlineStr') texts[place] = textOf(body);
            else if (kind !== 'n') texts[place] = kind === 'e' ? '' : plainText(value);
            else if (value !== '') {
              const number = Number(value);
              hasNumbers ||= !isDate(style);
              texts[place] = isDate(style) ? dayOf(number, is1904) : String(number);
            }
          }
          rows.push(Array.from(texts, (text) => text ?? ''));
        }
        return { rows, hasNumbers };
      },
    };
  });
}

/** Returns the place of a column from its letters: `A` is 0, `AA` 26. */
function columnOf(letters: string): number {
  let place = 0;
  for (let at = 0; at < letters.length; at += 1) place = place * 26 + letters.charCodeAt(at) - 64;
  return place - 1;
}

function dayOf(serial: number, is1904: boolean): string {
  const day = (is1904 ? DAY_ZERO_1904 : DAY_ZERO) + Math.floor(serial);
  // Beyond, a number is no day that a calendar here can name.
  return serial >= 0 && serial < 100_000 ? dayName(day) : '';
}

/** The text of a string: the parts of a formatted one joined, without its reading aids. */
const textOf = (xml: string): string => {
  const plain = xml.includes('<rPh') ? withoutAids(xml) : xml;
  let text = '';
  for (const { body } of elements(plain, 't')) text += plainText(body);
  return text;
};

const withoutAids = (xml: string): string =>
  xml
    .split('</rPh>')
    .map((part) => part.split('<rPh', 1)[0] ?? '')
    .join('');

/** Returns which cell formats are those of a date (ECMA-376, 18.8.30). */
function datesOf(styles: string): (style: number) => boolean {
  const custom = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      plainText(attribute(attributes, 'formatCode') ?? ''),
    ]),
  );
  const isDate = (format: number) =>
    (format >= 14 && format <= 17) ||
    format === 22 ||
    /[yd]/i.test((custom.get(format) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const [formats] = elements(styles, 'cellXfs');
  const ofStyle = [...elements(formats?.body ?? '', 'xf')].map(({ attributes }) =>
    isDate(Number(attribute(attributes, 'numFmtId') ?? 0)),
  );
  return (style) => ofStyle[style] ?? false;
}
