import type { HonoRequest } from 'hono';
import { fail, ok, type Result } from '../../app/result.ts';

export const MAX_BODY_BYTES = 32 * 1024;

/**
 * Returns the body as text, or `too_large` if it has more than `limit` bytes, with or without a `Content-Length`. Bytes
 * beyond the limit are discarded. An interrupted body counts as `bad_json`: its client has disconnected and reads no
 * response.
 */
export async function readBody(
  request: HonoRequest,
  limit: number,
): Promise<Result<string, 'too_large' | 'bad_json'>> {
  const announced = Number(request.header('content-length') ?? Number.NaN);
  if (announced > limit) return fail('too_large');
  try {
    // Node accepts no more bytes than the announced length; reading the whole body at once is then the fastest way.
    if (announced >= 0 && request.header('transfer-encoding') === undefined) return ok(await request.text());
    return await readStream(request.raw.body, limit);
  } catch {
    return fail('bad_json');
  }
}

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<string, 'too_large'>> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limit) return fail('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}
