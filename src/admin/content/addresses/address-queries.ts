import type { AddressList } from '../../../contracts/site-addresses.ts';
import { callApi } from '../../api/call-api.ts';

/** The guides of the site, and the addresses that lead to another page. */
export const addressesQuery = {
  queryKey: ['content', 'addresses'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AddressList> =>
    callApi('GET /content/addresses', { signal }),
};
