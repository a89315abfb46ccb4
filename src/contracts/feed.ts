/** Whether a list can be shown. An old list that is not empty counts as loaded, also if the vendor now fails. */
export const feedStates = ['loaded', 'loading', 'error'] as const;
export type FeedState = (typeof feedStates)[number];

/** A stored list for a page. */
export interface FeedView<T> {
  state: FeedState;
  items: T[];
  /** The message for the reader, in the reader's language; only with `error`. */
  reason?: string | undefined;
}
