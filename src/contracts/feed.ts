/** Whether a list can be shown. An old list that is not empty counts as loaded, also if the vendor now fails. */
export const feedStates = ['loaded', 'loading', 'error'] as const;
export type FeedState = (typeof feedStates)[number];

/** A stored list for a page. */
export interface FeedView<T> {
  state: FeedState;
  items: T[];
  /** Why an empty list is empty, in the reader's language. Pages show it with `error` only. */
  reason?: string | undefined;
}

/** Whether a list has no items and none are awaited: its section, and links to it, are left out. */
export const isEmptyFeed = ({ state, items }: Pick<FeedView<unknown>, 'state' | 'items'>): boolean =>
  state === 'loaded' && items.length === 0;
