import { fill } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';
import { ApiError } from './api.ts';
import { NO_ADDRESS } from './pending-reviews.ts';

/**
 * The error catalogue, of a change that stood on the screen already and is taken back: the server's own message first,
 * else its status, else that the change failed.
 */
export function changeMessage(error: unknown, { common }: Pick<AdminTexts, 'common'>): string {
  const words = common.change;
  if (!(error instanceof ApiError)) return words.failed;
  if (error.status === NO_ADDRESS) return words.config;
  if (error.message) return error.message;
  return error.status >= 400 ? fill(words.status, { status: error.status }) : words.failed;
}
