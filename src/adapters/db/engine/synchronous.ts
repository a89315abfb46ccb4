/**
 * Modes of SQLite's `pragma synchronous`. An acknowledged lead must survive a power cut: each commit waits for the disk. A
 * transaction of bookkeeping does not wait. Only tests change these values.
 */
export const synchronous: Record<'commit' | 'bookkeeping', 'full' | 'normal' | 'off'> = {
  commit: 'full',
  bookkeeping: 'normal',
};
