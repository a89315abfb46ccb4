import { callApi } from '../api/call-api.ts';

/** Loads all five integrations as they are in force. */
export const integrationsQuery = {
  queryKey: ['integrations'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/integrations', { signal }),
};
