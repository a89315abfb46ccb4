import { notifierEnds } from '../../domain/report/content-report.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Deletes the names, addresses and texts of reports a year after their last decision. Number, kind and outcome stay. */
export async function forgetReports({
  clock,
  contentReports,
  log,
}: Pick<Ports, 'clock' | 'contentReports' | 'log'>): Promise<void> {
  const reports = await contentReports.forget(notifierEnds(clock.now()));
  if (reports > 0) log.info({ reports }, 'data of old content reports deleted');
}
