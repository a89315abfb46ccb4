import type { wordpressLog as french, wordpressDone as frenchParts } from './fr.ts';

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
  left_on_blog: 'Contents left on the blog: {count}. The articles link to them.',
  shortcodes: 'Layout codes removed: {count}. Check the articles that contained them.',
  pictures: 'Pictures copied: {copied}, skipped: {refused}',
  picture_missing: 'Picture {name} skipped: the blog does not have it',
  picture_large: 'Picture {name} skipped: it is too large',
  picture_type: 'Picture {name} skipped: only JPEG, PNG, WebP and AVIF without animation are taken',
  picture_address: 'Picture {name} skipped: its address is not public',
  picture_away: 'Picture {name}: the blog did not answer in time',
  pictures_later: 'Pictures left: {count}. They will be requested at the next sync.',
  pictures_slow: 'Pictures still being prepared: {count}. Their articles will appear once they are ready.',
  pictures_failed: 'Pictures that could not be prepared: {count}. They stayed on the blog.',
  connection_failed: 'Connection failed: {problem}',
  will_retry: '{problem} Next attempt in {minutes} min. The posts read so far are kept.',
  failed: 'Sync interrupted: {problem} The posts read so far are kept.',
  not_connected: 'WordPress is not connected. Please set up the connection in the settings.',
  cancelled: 'Sync cancelled. The posts read so far are kept.',
  done: 'Finished: {parts}.',
  empty: 'The blog answers that it has no posts any more. Nothing was removed here.',
};

export const wordpressDone: typeof frenchParts = {
  added: { one: '{count} post added', other: '{count} posts added' },
  changed: { one: '{count} post changed', other: '{count} posts changed' },
  removed: { one: '{count} post removed', other: '{count} posts removed' },
  nothing: 'nothing changed',
};
