import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

/** The section whose submissions are shown. */
export type Quarantined = 'leads' | 'reviews';

/** The last part of the drawer's address, below that of its section. */
export const QUARANTINE_PLACE = 'quarantine';

export const quarantineKey = (of: Quarantined) => [of, 'quarantine'] as const;

/** A page of the submissions that look like spam, newest first. The previous page stays until it has loaded. */
export const quarantineQuery = (of: Quarantined, paging = { page: 1, pageSize: 25 }) => ({
  queryKey: [...quarantineKey(of), paging],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(`GET /${of}/quarantine`, {
      query: new URLSearchParams({ page: String(paging.page), pageSize: String(paging.pageSize) }),
      signal,
    }),
  placeholderData: keepPreviousData,
});
