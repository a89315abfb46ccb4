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
