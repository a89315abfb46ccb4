/** Whether a list can be shown: an old one that is not empty counts as loaded, whatever the vendor answers now. */
export const feedStates = ['loaded', 'loading', 'error'] as const;
export type FeedState = (typeof feedStates)[number];

/** A stored list as a page shows it. */
export interface FeedView<T> {
  state: FeedState;
  items: T[];
  /** What to tell the reader, in the reader's language; present with `error` only. */
  reason?: string | undefined;
}
