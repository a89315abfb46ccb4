/** Whether a list can be shown. An old list that is not empty counts as loaded, even if the vendor fails now. */
export const feedStates = ['loaded', 'loading', 'error'] as const;
export type FeedState = (typeof feedStates)[number];

/** A stored list for a page. */
export interface FeedView<T> {
  state: FeedState;
  items: T[];
  /** The reason why the list is empty, in the reader's language. Pages show it only with `error`. */
  reason?: string | undefined;
}
