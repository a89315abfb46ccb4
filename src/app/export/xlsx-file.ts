import type { Cell } from '../../domain/lead/csv.ts';
import { dayNumber } from '../../domain/time/agency-day.ts';
import type { ExportTable } from './table-file.ts';
import { zip } from './zip.ts';

/** How a column is written: a text or a number as it is, euros with two decimals, a day as a date of the spreadsheet. */
export type ColumnKind = 'plain' | 'euros' | 'day';

/** Indexes of the cell formats in `styles`. */
const styleOf: Record<ColumnKind, number> = { plain: 0, euros: 1, day: 2 };
const HEADING = 3;
/** Spreadsheets count days from 30 December 1899. */
const DAY_ZERO = -dayNumber('1899-12-30');
/** Maximum number of characters of a cell in Excel. */
const CELL_MAX = 32_767;
/** Width of a column in characters. */
const WIDTH = 18;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/**
 * Writes a table as a workbook of one sheet (Office Open XML, ECMA-376), in parts, so that a large table needs little
 * memory. Texts are written as texts, so that no spreadsheet computes them as formulas.
 * @param title name of the sheet
 * @param kinds the kind of each column
 */
export function xlsxFile(
  { headings, parts }: ExportTable,
  title: string,
  kinds: readonly ColumnKind[],
): AsyncIterable<Uint8Array> {
  // Excel allows 31 characters, without these characters.
  const name = escaped(title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  return zip([
    {
      path: '[Content_Types].xml',
      parts: [
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
      ],
    },
    {
      path: '_rels/.rels',
      parts: [
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      path: 'xl/workbook.xml',
      parts: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      parts: [
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    { path: 'xl/styles.xml', parts: [styles] },
    { path: 'xl/worksheets/sheet1.xml', parts: sheet({ headings, parts }, kinds) },
  ]);
}

async function* sheet({ headings, parts }: ExportTable, kinds: readonly ColumnKind[]) {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`;
  yield row(headings.map((heading) => textCell(heading, HEADING)));
  for await (const rows of parts)
    yield rows
      .map((cells) => row(cells.map((cell, place) => cellOf(cell, kinds[place] ?? 'plain'))))
      .join('');
  yield '</sheetData></worksheet>';
}

const row = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

function cellOf(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '<c/>';
  if (kind === 'day' && typeof cell === 'string')
    return `<c s="${styleOf.day}"><v>${dayNumber(cell) + DAY_ZERO}</v></c>`;
  return typeof cell === 'number' ? `<c s="${styleOf[kind]}"><v>${cell}</v></c>` : textCell(cell, 0);
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_MAX))}</t></is></c>`;

const escaped = (text: string) =>
  text
    // XML allows no other control characters and no lone surrogates.
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    // Excel reads `_x0041_` as `A` (ECMA-376, ST_Xstring).
    .replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
