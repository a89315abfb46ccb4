import { keepPreviousData } from '@tanstack/react-query';
import type { AssigneeDto, LeadDetailDto, LeadPage, WebhookDto } from '../../contracts/lead.ts';
import { callApi } from '../session/api.ts';
import { type LeadView, viewQuery } from './lead-view.ts';

interface Context {
  signal: AbortSignal;
}

const path = (base: string, query: string) => (query === '' ? base : `${base}?${query}`);

export const listsKey = ['leads', 'list'] as const;
export const detailKey = (id: string) => ['leads', 'detail', id] as const;
export const leadPath = (id: string) => `/leads/${encodeURIComponent(id)}`;

/** One page of the list. The page before stays on the screen until this one is there. */
export const leadListQuery = (view: LeadView) => ({
  queryKey: [...listsKey, viewQuery(view)],
  queryFn: ({ signal }: Context) =>
    callApi<LeadPage>('GET', path('/leads', viewQuery(view)), undefined, signal),
  placeholderData: keepPreviousData,
});

export const leadDetailQuery = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: ({ signal }: Context) => callApi<LeadDetailDto>('GET', leadPath(id), undefined, signal),
});

export const assigneesQuery = {
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }: Context) => callApi<AssigneeDto[]>('GET', '/assignees', undefined, signal),
};

export const webhooksQuery = {
  queryKey: ['leads', 'webhooks'],
  queryFn: ({ signal }: Context) => callApi<WebhookDto[]>('GET', '/webhooks', undefined, signal),
};
