import { callApi } from '../../api/call-api.ts';

export const teamQuery = {
  queryKey: ['accounts'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /accounts', { signal }),
};
