import type { wordpressLog as french } from '../fr/wordpress-log.ts';

export const wordpressLog: typeof french = {
  connected: 'Connected to {host}',
  resumed: 'Resumed at {done} of {total}',
  categories: 'Categories read: {count}, new: {fresh}, gone: {gone}',
  changes: 'Posts changed: {count}',
  nothing_changed: 'No post changed',
  post_added: '“{title}”: added',
  post_changed: '“{title}”: changed',
  post_removed: '“{title}”: removed',
  post_refused: 'Post {number} skipped: its form is unexpected or its text is too long',
  page_too_large: 'One post skipped: it is too large to be read',
  connection_failed: 'Connection failed: {problem}',
  will_retry: '{problem} Next attempt in {minutes} min. The posts read so far are kept.',
  failed: 'Sync interrupted: {problem} The posts read so far are kept.',
  not_connected: 'WordPress is not connected. Please set up the connection in the settings.',
  cancelled: 'Sync cancelled. The posts read so far are kept.',
  done: 'Finished: added {added}, changed {changed}, removed {removed}',
  empty: 'The blog answers that it has no posts any more. Nothing was removed here.',
};
