import { messageOf } from '../parts/Failed.tsx';
import { ApiError } from '../session/api.ts';
import type { AdminTexts } from '../texts.ts';

/** The server's word on the address, else on the call. */
export const personError = (error: Error, t: AdminTexts): string =>
  (error instanceof ApiError && error.fields['email']) || messageOf(error, t);
