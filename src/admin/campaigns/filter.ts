import { useSearchParams } from 'react-router';
import type { CampaignQuery } from '../../contracts/campaign.ts';
import { campaignStatuses } from '../../domain/campaign/campaign-status.ts';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import { platforms } from '../../domain/simulator/inputs.ts';

// Written out and not taken from the contract, whose schemas would bring their library into the browser.
const sorts = [
  'starts',
  'artist',
  'budget',
  'status',
  'created',
] as const satisfies readonly CampaignQuery['sort'][];

export type CampaignFilter = CampaignQuery;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address as the server would; what makes no sense counts as not said, so that an old link still opens. */
export function readFilter(params: URLSearchParams): CampaignFilter {
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  return {
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    status: oneOf(campaignStatuses, params.get('status')),
    platform: oneOf(platforms, params.get('platform')),
    judged: oneOf(['yes'], params.get('judged')),
    sort: oneOf(sorts, params.get('sort')) ?? 'starts',
    order: oneOf(['asc', 'desc'], params.get('order')) ?? 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: pageSizes.find((value) => value === size) ?? 25,
  };
}

/** The same filter as text, without what is so by default: a short address, and one key for one list. */
export function writeFilter(filter: CampaignFilter): string {
  const usual = readFilter(new URLSearchParams());
  const said = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== usual[name as keyof CampaignFilter],
  );
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

export const isNarrowed = ({ q, status, platform, judged }: CampaignFilter): boolean =>
  [q, status, platform, judged].some((value) => value !== undefined);

export type ChangeFilter = (change: Partial<CampaignFilter>, replace?: boolean) => void;

/** The filter of the address, and how to change it. Whatever changes but the page itself leads to the first page. */
export function useFilter(): [CampaignFilter, ChangeFilter] {
  const [params, setParams] = useSearchParams();
  return [
    readFilter(params),
    (change, replace = false) =>
      setParams((now) => writeFilter({ ...readFilter(now), page: 1, ...change }), { replace }),
  ];
}
