import { fill } from '../../i18n/format.ts';
import { ApiError } from '../session/api.ts';
import { NO_ADDRESS, WRONG_SHAPE } from '../session/pending-reviews.ts';
import type { AdminTexts } from '../texts.ts';

/** The error catalogue, of a list that could not be had. */
export function listMessage(error: Error, t: AdminTexts): string {
  const words = t.reviews.errors;
  if (!(error instanceof ApiError) || error.status === 0) return words.load;
  if (error.status === NO_ADDRESS) return t.common.change.config;
  return error.status === WRONG_SHAPE ? words.shape : fill(words.listStatus, { status: error.status });
}
