/**
 * Keys under which the back office stores values in the browser. They are separate from the keys of the site, because
 * no page needs them; `SESSION_MARKER_KEY` is another key of the back office.
 */
export const adminKeys = {
  /** Columns of the list of leads: a view preference. */
  leadColumns: 'leadColumns',
  /** What was put off in the Monday run, and how much was settled in it, until the next Monday. */
  monday: 'adminMonday',
  /** `collapsed`: the navigation rail of a wide window shows only icons. A view preference. */
  rail: 'adminRail',
  /** `off`: the keyboard shortcuts of lists are disabled. */
  reviewShortcuts: 'reviewShortcuts',
} as const;
