import { type LeadStatus, leadStatuses } from '../../domain/lead/lead-status.ts';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import {
  type DeliverySummary,
  deliverySummaries,
  kinds,
  type LeadKind,
  type LeadOrder,
  type LeadPlatform,
  type LeadSort,
  leadPlatforms,
  orders,
  sorts,
} from './lead-values.ts';

/** What the list shows: the query of the address, which is also that of the request. Empty means any. */
export interface LeadView {
  q: string;
  kind: readonly LeadKind[];
  status: readonly LeadStatus[];
  platform: readonly LeadPlatform[];
  delivery: readonly DeliverySummary[];
  assignee: string;
  source: string;
  /** Sources that are left out, with commas. */
  sourceNot: string;
  /** Whole numbers, as text. */
  budgetFrom: string;
  budgetTo: string;
  costVersion: string;
  from: string;
  to: string;
  sort: LeadSort;
  order: LeadOrder;
  page: number;
  pageSize: number;
}

const plainView: LeadView = {
  q: '',
  kind: [],
  status: [],
  platform: [],
  delivery: [],
  assignee: '',
  source: '',
  sourceNot: '',
  budgetFrom: '',
  budgetTo: '',
  costVersion: '',
  from: '',
  to: '',
  sort: 'created',
  order: 'desc',
  page: 1,
  pageSize: 25,
};

/** Where a column starts when its header is clicked first. */
export const firstOrder: Record<LeadSort, LeadOrder> = {
  created: 'desc',
  name: 'asc',
  status: 'asc',
  budget: 'desc',
};

/** Reads an address that anybody may have typed: what is no choice is left out, so that a link never ends in an error. */
export function parseView(params: URLSearchParams): LeadView {
  const text = (key: string, max: number) => (params.get(key) ?? '').trim().slice(0, max);
  const list = <T extends string>(key: string, choices: readonly T[]) => {
    const named = text(key, 500).split(',');
    return choices.filter((choice) => named.includes(choice));
  };
  const one = <T>(key: string, choices: readonly T[], otherwise: T) =>
    choices.find((choice) => String(choice) === params.get(key)) ?? otherwise;
  const day = (key: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(key, 10)) ? text(key, 10) : '');
  const whole = (key: string) => (/^\d{1,9}$/.test(text(key, 10)) ? text(key, 10) : '');
  const sort = one('sort', sorts, plainView.sort);
  const page = Number(params.get('page'));
  return {
    q: text('q', 120),
    kind: list('kind', kinds),
    status: list('status', leadStatuses),
    platform: list('platform', leadPlatforms),
    delivery: list('delivery', deliverySummaries),
    assignee: text('assignee', 64),
    source: text('source', 200),
    sourceNot: text('sourceNot', 1500),
    budgetFrom: whole('budgetFrom'),
    budgetTo: whole('budgetTo'),
    costVersion: whole('costVersion'),
    from: day('from'),
    to: day('to'),
    sort,
    order: one('order', orders, plainView.order),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: one<number>('pageSize', pageSizes, plainView.pageSize),
  };
}

/** The query of a view, always in the same order; what goes without saying is left out. */
export function viewQuery(view: LeadView): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(plainView) as (keyof LeadView)[]) {
    const value = String(view[key]);
    if (value !== String(plainView[key])) params.set(key, value);
  }
  // A comma is legal in a query, and a link is read by people.
  return params.toString().replaceAll('%2C', ',');
}

/** The query without the page: what the CSV holds. */
export const filterQuery = (view: LeadView): string =>
  viewQuery({ ...view, page: plainView.page, pageSize: plainView.pageSize });

/** The same rows in the same order, whichever they are. */
export const withoutFilter = (view: LeadView): LeadView => ({
  ...plainView,
  sort: view.sort,
  order: view.order,
  pageSize: view.pageSize,
});

export const isFiltered = (view: LeadView): boolean =>
  viewQuery({ ...view, page: 1 }) !== viewQuery(withoutFilter(view));

/** How many of the filters that are folded away are on. Search and status always stand in sight, in a wide window the menus too. */
export function foldedFilters(view: LeadView, wide: boolean): number {
  const { q, status, kind, platform, delivery, sort, order, page, pageSize, ...rare } = view;
  const folded = [...Object.values(rare), ...(wide ? [] : [kind, platform, delivery])];
  return folded.filter((value) => value.length > 0).length;
}
