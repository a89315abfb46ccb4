import { useMutationState } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

interface Context {
  signal: AbortSignal;
}

export const listsKey = ['leads', 'list'] as const;
export const detailKey = (id: string) => ['leads', 'detail', id] as const;

export const leadDetailQuery = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: ({ signal }: Context) => callApi('GET /leads/{id}', { params: { id }, signal }),
});

/** @param query the filter and order of the list, as in its URL */
export const neighboursQuery = (id: string, query: string) => ({
  queryKey: ['leads', 'neighbours', id, query],
  queryFn: ({ signal }: Context) =>
    callApi('GET /leads/{id}/neighbours', { params: { id }, query: new URLSearchParams(query), signal }),
});

export const viewsQuery = {
  queryKey: ['leads', 'views'],
  queryFn: ({ signal }: Context) => callApi('GET /lead-views', { signal }),
};

export const assigneesQuery = {
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }: Context) => callApi('GET /assignees', { signal }),
};

/** The key of the erasure of a lead's person; without a lead, that of any address. */
export const erasureKey = (id?: string) => ['leads', 'erase', id ?? ''] as const;

/**
 * Whether the person of a lead is being erased or has been. From then on, the screen of the lead requests nothing about it:
 * the live event about the erasure may arrive before its response.
 */
export const useIsErased = (id: string | undefined): boolean =>
  useMutationState({
    filters: { mutationKey: erasureKey(id), exact: true },
    select: ({ state }) => state.status,
  }).some((status) => status === 'pending' || status === 'success');
