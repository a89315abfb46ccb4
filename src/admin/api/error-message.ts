import { fill } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';
import { ApiError } from './call-api.ts';
import { NO_ADDRESS, WRONG_SHAPE } from './pending-reviews.ts';

/** The sentences of the error catalogue for one kind of call. */
export interface ErrorWords {
  /** There was no response, or one that is not from the API. */
  failed: string;
  /** The response has an error status and no message; contains `{status}`. */
  status: string;
  /** The API address of the build is not a URL. */
  config?: string;
  /** The response has another shape than documented. */
  shape?: string;
}

/** Returns the sentence for a failed call: the server's about `field`, else the server's message, else from `words`. */
export function errorMessage(error: unknown, words: ErrorWords, field?: string): string {
  if (!(error instanceof ApiError)) return words.failed;
  const { status, message, fields } = error;
  if (status === NO_ADDRESS) return words.config ?? words.failed;
  if (status === WRONG_SHAPE) return words.shape ?? words.failed;
  const told = (field !== undefined && fields[field]) || message;
  if (told) return told;
  return status >= 400 ? fill(words.status, { status }) : words.failed;
}

type CommonTexts = Pick<AdminTexts, 'common'>;

/** The sentence for a call whose failure is shown beside its button or field, or in place of its data. */
export const messageOf = (error: unknown, { common }: CommonTexts, field?: string): string =>
  errorMessage(
    error,
    { failed: isOffline(error) ? common.offline : common.noAnswer, status: common.status },
    field,
  );

const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && navigator.onLine === false;

/** The sentence for a change that the screen showed before the response, and that is now rolled back. */
export const changeMessage = (error: unknown, { common }: CommonTexts, field?: string): string =>
  errorMessage(error, common.change, field);
