import type { ReportDto, ReportList } from '../../contracts/content-report.ts';
import { reportDue } from '../../domain/report/content-report.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { reportDto, reportRow } from './report-dto.ts';

/** Lists the open reports by due time, suspect ones last, and the latest that are closed. */
export async function listReports({ contentReports }: Pick<Ports, 'contentReports'>): Promise<ReportList> {
  const { open, closed } = await contentReports.list();
  const byDue = open.toSorted(
    (a, b) => Number(a.suspect) - Number(b.suspect) || (reportDue(a) ?? 0) - (reportDue(b) ?? 0),
  );
  return { open: byDue.map(reportRow), closed: closed.map(reportRow) };
}

/** Returns one report. */
export async function readReport(
  ports: Ports,
  number: string,
  { who }: Asker,
): Promise<Result<ReportDto, 'not_found'>> {
  const report = await ports.contentReports.find(readNumber(number));
  return report ? ok(await reportDto(ports, report, who.account.id)) : fail('not_found');
}

/** Reads the number of a report from a path; 0, which no report has, for anything else. */
export const readNumber = (typed: string): number => (/^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0);
