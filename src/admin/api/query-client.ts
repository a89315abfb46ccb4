import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call-api.ts';

/** Responses count as fresh for 30 s; live events invalidate them earlier. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a connection, a call fails at once and the screen shows why. The default mode would pause it silently.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A 4xx response is final; after a lost response or a 5xx the call is retried once.
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      retryDelay: 800,
    },
    mutations: { networkMode: 'always' },
  },
});
