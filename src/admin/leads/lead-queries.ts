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

export const assigneesQuery = {
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }: Context) => callApi('GET /assignees', { signal }),
};
