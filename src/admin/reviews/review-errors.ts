import { fill } from '../../i18n/format.ts';
import { ApiError } from '../session/api.ts';
import { NO_ADDRESS, WRONG_SHAPE } from '../session/pending-reviews.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['reviews']['errors'];

/** The error catalogue, of a list that could not be had. */
export function listMessage(error: Error, words: Words): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.load;
  if (error.status === NO_ADDRESS) return words.config;
  return error.status === WRONG_SHAPE ? words.shape : fill(words.listStatus, { status: error.status });
}

/** The error catalogue, of a change that failed: the server's own message first. */
export function changeMessage(error: Error, words: Words): string {
  if (!(error instanceof ApiError)) return words.change;
  if (error.status === NO_ADDRESS) return words.config;
  if (error.message) return error.message;
  return error.status >= 400 ? fill(words.changeStatus, { status: error.status }) : words.change;
}
