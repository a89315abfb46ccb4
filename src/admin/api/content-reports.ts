import { callApi } from './call-api.ts';

export const REPORTS_KEY = ['content-reports'] as const;

/** The open reports of content, and the latest that are closed: for their list, and for the number in the rail. */
export const reportsQuery = {
  queryKey: REPORTS_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /content-reports', { signal }),
};
