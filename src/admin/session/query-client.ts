import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** What the server said stays for a while on the screen: live events say when it has changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A verdict stays one; a lost answer is asked for once more.
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      retryDelay: 800,
    },
  },
});
