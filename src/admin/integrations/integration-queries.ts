import type { IntegrationsDto } from '../../contracts/integrations.ts';
import { callApi } from '../session/api.ts';

export const integrationsPath = '/settings/integrations';

/** All five as they are in force. */
export const integrationsQuery = {
  queryKey: ['integrations'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<IntegrationsDto>('GET', integrationsPath, undefined, signal),
};
