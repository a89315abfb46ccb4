import { useSearchParams } from 'react-router';
import type { ModerationQuery } from '../../contracts/moderation.ts';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';

/** What the list shows: the query of the address, which is also that of the request. */
export type ReviewView = ModerationQuery;

/** In the order of the work, and of the tabs. */
export const statuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];
export const ratings = [5, 4, 3, 2, 1] as const;

/** Reads an address that anybody may have typed: what makes no sense counts as not said. */
export function readView(params: URLSearchParams): ReviewView {
  const one = <T>(key: string, choices: readonly T[]) =>
    choices.find((choice) => String(choice) === params.get(key));
  const day = (key: string) => /^\d{4}-\d{2}-\d{2}$/.exec(params.get(key) ?? '')?.[0];
  const page = Number(params.get('page'));
  return {
    id: params.get('id')?.trim().slice(0, 64) || undefined,
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    status: one('status', statuses) ?? 'pending',
    rating: one('rating', ratings),
    rated: one('rated', ['yes'] as const),
    source: one('source', ['site', 'all'] as const) ?? 'all',
    from: day('from'),
    to: day('to'),
    order: one('order', ['asc', 'desc'] as const) ?? 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: one('pageSize', pageSizes) ?? 25,
  };
}

/** The same view as text, without what goes without saying: a short address, and one key for one list. */
export function writeView(view: ReviewView): string {
  const usual = readView(new URLSearchParams());
  const said = Object.entries(view).filter(
    ([name, value]) => value !== undefined && value !== usual[name as keyof ReviewView],
  );
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

/** Without what narrows the list: every review of that status, in the same order. */
export const withoutFilter = (view: ReviewView): ReviewView => ({
  ...view,
  id: undefined,
  q: undefined,
  rating: undefined,
  rated: undefined,
  source: 'all',
  from: undefined,
  to: undefined,
  page: 1,
});

/** Reviews from other sites come approved: elsewhere it changes nothing that they are left out, which waits for that tab. */
export const isFiltered = ({ status, q, rating, rated, source, from, to }: ReviewView): boolean =>
  (status === 'approved' && source === 'site') ||
  [q, rating, rated, from, to].some((value) => value !== undefined);

export type ChangeView = (change: Partial<ReviewView>, replace?: boolean) => void;

/** The view of the address, and how to change it. Whatever changes but the page itself leads to the first page. */
export function useReviewView(): [ReviewView, ChangeView] {
  const [params, setParams] = useSearchParams();
  return [
    readView(params),
    (change, replace = false) =>
      setParams((now) => writeView({ ...readView(now), page: 1, ...change }), { replace }),
  ];
}
