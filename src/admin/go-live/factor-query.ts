import { callApi } from '../api/call-api.ts';

/** Whether the signed-in account has a second factor, whose code a proof then needs. */
export const factorQuery = {
  queryKey: ['second-factor'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /auth/second-factor', { signal }),
};
