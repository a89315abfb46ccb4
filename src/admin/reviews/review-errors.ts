import { ApiError } from '../api/call-api.ts';
import { errorMessage } from '../api/error-message.ts';
import type { AdminTexts } from '../texts.ts';

/** Returns the sentence of the error catalogue for a list that could not be loaded; never the server's message. */
export function listMessage(error: Error, { common, reviews }: AdminTexts): string {
  const { load, listStatus, shape } = reviews.errors;
  const withoutMessage = error instanceof ApiError ? new ApiError(error.status) : error;
  return errorMessage(withoutMessage, {
    failed: load,
    status: listStatus,
    shape,
    config: common.change.config,
  });
}
