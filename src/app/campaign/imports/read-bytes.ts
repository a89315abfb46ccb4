import { fail, ok, type Result } from '../../result.ts';

/**
 * Returns the bytes of a body, up to a limit.
 * @returns `too_large` once more have arrived, the rest is not read; `interrupted` for an incomplete body; `empty` for one without bytes
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Result<Uint8Array, 'too_large' | 'interrupted' | 'empty'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop early cancels the stream.
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > most) return fail('too_large');
      chunks.push(chunk);
    }
  } catch {
    return fail('interrupted');
  }
  return size === 0 ? fail('empty') : ok(Buffer.concat(chunks));
}
