import { callApi } from '../../api/call-api.ts';

/** Loads what the ad platforms are told; again every half minute, since answers arrive by themselves. */
export const sendsQuery = {
  queryKey: ['sends'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /sends', { signal }),
  refetchInterval: 30_000,
};

/** Loads the access to the platforms, without a token. */
export const accessQuery = {
  queryKey: ['settings', 'conversions'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/conversions', { signal }),
};
