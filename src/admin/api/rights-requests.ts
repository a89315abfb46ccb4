import { callApi } from './call-api.ts';

export const RIGHTS_KEY = ['rights-requests'] as const;

/** The requests of persons that are open or closed, and what persons did themselves: for their list, and for the number in the rail. */
export const rightsQuery = {
  queryKey: RIGHTS_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /rights-requests', { signal }),
};
