/** The six steps of a synchronisation, in their order. */
export const syncSteps = ['connect', 'categories', 'changes', 'texts', 'removals', 'pictures'] as const;
export type SyncStep = (typeof syncSteps)[number];

/** The share of the whole, in per cent, that is done when a step begins. Texts and pictures take most of the time. */
const begins: Record<SyncStep, number> = {
  ...{ connect: 0, categories: 5, changes: 10, texts: 15, removals: 55, pictures: 60 },
};

/**
 * Returns the progress of a synchronisation in whole per cent. During the last step it is at most 99.
 * @param done the done units of the step, of `total`
 */
export function syncPercent(step: SyncStep, done: number, total: number): number {
  const next = syncSteps[syncSteps.indexOf(step) + 1];
  const room = (next === undefined ? 99 : begins[next]) - begins[step];
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return Math.floor(begins[step] + room * share);
}

/** The states of a synchronisation. `waiting` also while it runs. */
export const syncStates = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type SyncState = (typeof syncStates)[number];

/** The cause of a synchronisation: an administrator, the frequency of the settings, or a message of the blog. */
export const syncTriggers = ['manual', 'schedule', 'hook'] as const;
export type SyncTrigger = (typeof syncTriggers)[number];

/** Maximum number of log entries that are stored, as documented. */
export const LOG_LIMIT = 100;

/** The entries of the log, each with its kind. Their sentences are in `dictionaries/wordpress-log/<locale>.ts`. */
export const logKinds = {
  connected: 'success',
  resumed: 'info',
  categories: 'info',
  changes: 'success',
  nothing_changed: 'info',
  post_added: 'info',
  post_changed: 'info',
  post_removed: 'info',
  post_refused: 'error',
  page_too_large: 'error',
  left_on_blog: 'info',
  shortcodes: 'info',
  pictures: 'info',
  picture_missing: 'error',
  picture_large: 'error',
  picture_type: 'error',
  picture_address: 'error',
  picture_away: 'error',
  pictures_later: 'error',
  pictures_slow: 'error',
  pictures_failed: 'error',
  connection_failed: 'error',
  will_retry: 'error',
  failed: 'error',
  not_connected: 'error',
  cancelled: 'info',
  done: 'success',
} as const satisfies Record<string, 'info' | 'success' | 'error'>;
export type LogCode = keyof typeof logKinds;
