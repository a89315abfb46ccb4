import type { FetchedPicture } from '../../app/ports/picture-copies.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/media/picture.ts';
import { readPictureHead } from '../../domain/media/picture-head.ts';
import { refusedHead } from '../../domain/media/refused-head.ts';
import { type GetBodyOptions, getBody } from '../http/get-body.ts';

/** Time limit for one picture, in milliseconds. */
const TIMEOUT_MS = 20_000;

const HEADERS = { accept: 'image/avif,image/webp,image/jpeg,image/png', 'user-agent': 'mdmc-feeds/1.0' };

/**
 * Fetches a picture of another site once. The address and each redirect may not be private, the body has at most
 * `maxBytes` bytes (absent: the limit of an upload), and its first bytes, not its declared type, decide whether the
 * library accepts it. Never throws.
 */
export async function fetchPicture(
  source: string,
  options: Pick<GetBodyOptions, 'allowPrivate' | 'lookup' | 'secure' | 'signal' | 'timeoutMs' | 'maxBytes'>,
): Promise<FetchedPicture> {
  const {
    allowPrivate,
    lookup,
    secure,
    signal,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_UPLOAD_BYTES,
  } = options;
  const outcome = await getBody(source, {
    ...{ headers: HEADERS, allowPrivate, lookup, secure, signal },
    timeoutMs: Math.min(timeoutMs, TIMEOUT_MS),
    maxBytes,
  });
  switch (outcome.kind) {
    case 'body':
      return refusedHead(readPictureHead(outcome.body))
        ? { ok: false, problem: 'type' }
        : { ok: true, bytes: outcome.body };
    case 'status': {
      const isBusy = outcome.status === 429 || outcome.status === 408 || outcome.status >= 500;
      return { ok: false, problem: isBusy ? 'away' : 'missing' };
    }
    case 'too_large':
      return { ok: false, problem: 'large' };
    case 'invalid':
      return { ok: false, problem: 'type' };
    case 'refused':
      return { ok: false, problem: 'address' };
    case 'timeout':
    case 'unreachable':
      return { ok: false, problem: 'away' };
  }
}
