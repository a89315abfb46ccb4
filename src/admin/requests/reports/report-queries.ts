import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDto, ReportStep } from '../../../contracts/content-report.ts';
import { callApi } from '../../api/call-api.ts';
import { REPORTS_KEY } from '../../api/content-reports.ts';

/** One report. */
export const reportQuery = (number: string) => ({
  queryKey: [...REPORTS_KEY, number],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /content-reports/{number}', { params: { number }, signal }),
});

/** Makes a step of a report. A step that failed fetches the report again, because another account may have changed it. */
export function useStep(number: string, done: (report: ReportDto) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportStep) =>
      callApi('POST /content-reports/{number}/acts', { params: { number }, body }),
    onSuccess: (report) => {
      client.setQueryData(reportQuery(number).queryKey, report);
      done(report);
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
