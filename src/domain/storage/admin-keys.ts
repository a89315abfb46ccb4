/** Names under which the back office keeps something in the browser. Apart from the site's, which no page needs to load; `ADMIN_TOKEN_KEY` is one more. */
export const adminKeys = {
  /** Columns of the list of leads: a view preference. */
  leadColumns: 'leadColumns',
  /** `collapsed`: the rail of a wide window shows icons alone. A view preference. */
  rail: 'adminRail',
  /** `off`: the letters that judge reviews do nothing. */
  reviewShortcuts: 'reviewShortcuts',
} as const;
