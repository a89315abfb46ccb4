import type { ModeratedReviewDto, ModerationPage } from '../../contracts/reviews/moderation.ts';
import { orders, SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { fill } from '../../i18n/format.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { requireAddress, WRONG_SHAPE } from '../api/pending-reviews.ts';
import { day, kept, one, text } from '../ui/list/fields.ts';
import { dayInput, searchInput, selectInput } from '../ui/list/inputs.tsx';
import { declareList, type ListOf, useList } from '../ui/list/use-list.ts';
import { loneReviewKey, reviewListsKey } from './review-queries.ts';
import { useUndecided } from './use-undecided.ts';

/** The statuses in the order of the tabs. */
export const statuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];
const ratings = [5, 4, 3, 2, 1] as const;
const sources = ['site', 'all'] as const;

/** The list of reviews: its filters in the address, their inputs, its rows. ReviewList.tsx sets `status`. */
export const moderationList = declareList({
  fields: {
    /** The id of a single review; all other filters are then ignored. */
    id: text(64),
    q: text(
      SEARCH_MAX_LENGTH,
      searchInput((t) => t.reviews.list.search, 'review-search'),
    ),
    status: kept(one(statuses, 'pending')),
    rating: one(
      ratings,
      '',
      selectInput((t) => ({
        label: t.reviews.list.rating,
        bare: true,
        options: [
          { value: '', label: t.reviews.list.anyRating },
          ...ratings.map((rating) => ({ value: String(rating), label: fill(t.reviews.stars, { rating }) })),
        ],
      })),
    ),
    rated: one(['yes'], ''),
    source: {
      ...one(
        sources,
        'all',
        selectInput((t) => ({
          label: t.reviews.list.source,
          bare: true,
          options: [
            { value: 'all', label: t.reviews.list.allSources },
            { value: 'site', label: t.reviews.list.ownSource },
          ],
        })),
      ),
      // Reviews from other sites are never pending, so the filter has no effect on that tab.
      applies: ({ status }) => status !== 'pending',
    },
    from: day(dayInput((t) => t.leads.list.from)),
    to: day(dayInput((t) => t.leads.list.to)),
    order: kept(
      one(
        orders,
        'desc',
        selectInput((t) => ({
          label: t.reviews.list.order,
          bare: true,
          options: [
            { value: 'desc', label: t.reviews.list.newest },
            { value: 'asc', label: t.reviews.list.oldest },
          ],
        })),
      ),
    ),
  },
  key: ({ id }) => (id === '' ? reviewListsKey : loneReviewKey),
  load: async (query, signal) => {
    requireAddress();
    const page: Partial<ModerationPage> | null = await callApi('GET /reviews/moderation', { query, signal });
    if (!Array.isArray(page?.items) || typeof page.total !== 'number' || typeof page.counts !== 'object')
      throw new ApiError(WRONG_SHAPE);
    return page as ModerationPage;
  },
  idOf: ({ _id }: ModeratedReviewDto) => _id,
});
export type ModerationFieldName = keyof typeof moderationList.fields;
export type ModerationListView = ListOf<typeof moderationList>;

/** The list without the reviews whose decisions are being sent. A review that is shown alone stays. */
export function useModerationList(): ModerationListView {
  const { undecided } = useUndecided();
  return useList(moderationList, (page, { id }) => (id === '' ? undecided(page) : page));
}
