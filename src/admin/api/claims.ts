import { callApi } from './call-api.ts';

/** The whole register: it is short, and claims are judged together. */
export const claimsQuery = {
  queryKey: ['claims'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /claims', { signal }),
};
