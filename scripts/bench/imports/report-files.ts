import { tableReader } from '../../../src/adapters/tables/table-reader.ts';
import { findHeader } from '../../../src/domain/campaign-import/find-header.ts';
import { MAX_IMPORT_ROWS } from '../../../src/domain/campaign-import/import-values.ts';
import { readReport } from '../../../src/domain/campaign-import/read-report.ts';
import { sheetXml, workbookOf, zipOf } from '../../../tests/zip-files.ts';
import { ratio } from '../throughput.ts';
import { median } from '../tools/wrk.ts';

const ROUNDS = 5;
/** More rows than a file may have: they are refused. */
const TOO_MANY = MAX_IMPORT_ROWS.text + 10_000;
const HEADER = [
  ...['Day', 'Campaign', 'Campaign ID', 'Currency code', 'Cost', 'Impr.', 'TrueView views', 'Clicks'],
  ...['Conversions', 'Avg. CPM', 'CTR', 'Unique users'],
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    ...[`2026-09-${String(1 + (at % 28)).padStart(2, '0')}`, `Nova ${at % 9}`, `${at % 9}`, 'EUR'],
    ...[at + 0.25, at * 3, at, at % 90, 0, 1.5, 2, at],
  ]);

/**
 * (z) Processor time of a platform's report, from bytes to days: CSV and workbook of as many rows as are accepted, one with too
 * many, and an archive that inflates to 200 MB, each beside `JSON.parse` of the same rows in the same run. Memory in MB.
 */
export function measureReportFiles() {
  const rows = rowsOf(MAX_IMPORT_ROWS.workbook);
  const csv = (all: readonly unknown[][]) =>
    Buffer.from([HEADER, ...all].map((row) => row.join(',')).join('\n'));
  const files = {
    csv: csv(rows),
    csvLongest: csv(rowsOf(MAX_IMPORT_ROWS.text)),
    workbook: workbookOf({ Report: sheetXml([HEADER, ...rows]) }),
    csvTooLong: csv(rowsOf(TOO_MANY)),
    bomb: zipOf([{ name: 'a.csv', content: Buffer.alloc(200 * 1024 * 1024, '1,2\n') }]),
  };
  const json = JSON.stringify(rows);
  const reference = median(Array.from({ length: ROUNDS }, () => processorMs(() => JSON.parse(json))));
  const measured = Object.entries(files).map(([name, bytes]) => {
    const before = process.memoryUsage().arrayBuffers;
    const times = Array.from({ length: ROUNDS }, () => processorMs(() => read(bytes)));
    const ms = median(times);
    const mb = Math.max(0, (process.memoryUsage().arrayBuffers - before) / 1024 / 1024);
    const result = { kilobytes: Math.round(bytes.length / 1024), ms, ofJson: ratio(ms, reference) };
    return [name, { ...result, memory: Math.round(mb * 10) / 10, read: read(bytes) }];
  });
  return { jsonMs: reference, ...Object.fromEntries(measured) };
}

/** Reads a report to its days, and returns how many rows it has, or why it is refused. */
function read(bytes: Uint8Array): number | string {
  const found = tableReader.read(bytes);
  if (!found.ok) return found.code;
  for (const reading of found.value) {
    const header = findHeader(reading.head);
    if (!header) continue;
    const all = reading.all();
    return all.ok ? readReport(all.value, header, { today: '2026-11-29' }).rows : all.code;
  }
  return 'no header';
}

function processorMs(act: () => unknown): number {
  const begun = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(begun);
  return Math.round((user + system) / 100) / 10;
}
