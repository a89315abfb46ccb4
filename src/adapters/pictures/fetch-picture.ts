import type { PictureSource } from '../../app/ports/picture-copies.ts';
import { getBody } from '../http/get-body.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'mdmc/1.0' };

/**
 * Creates the source of pictures at other sites. Size, time, redirects and private addresses are limited as for every
 * vendor; what the bytes are is for the caller to judge.
 */
export function createPictureSource(options: { allowPrivate: boolean; timeoutMs?: number }): PictureSource {
  return {
    async fetch(address, signal) {
      const outcome = await getBody(address, {
        headers: HEADERS,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        ...options,
        signal,
      });
      return outcome.kind === 'body' ? outcome.body : outcome.kind;
    },
  };
}
