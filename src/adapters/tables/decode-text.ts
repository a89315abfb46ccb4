/**
 * Returns the text of a file: UTF-16 and UTF-8 by their marks or by their bytes, else Windows-1252, in which a French Excel
 * saves CSV. Accents that another program broke are repaired. `undefined`: it is no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; repaired: boolean } | undefined {
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) return undefined;
  const repaired = BROKEN.test(text.slice(0, HEAD_LENGTH)) ? withAccents(text) : undefined;
  return { text: repaired ?? text, repaired: repaired !== undefined };
}

/** Characters in which a header is found. */
const HEAD_LENGTH = 4096;
/** UTF-8 that was read as Windows-1252 and saved: `dÃ©pensÃ©`. */
const BROKEN = /Ã[\u00a0-\u00bf\u0192\u2018-\u203a]/;

/** Each character of Windows-1252 with its byte. */
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Returns a text whose UTF-8 was read as Windows-1252, as it was before; `undefined`: it was not. */
function withAccents(text: string): string | undefined {
  const bytes = new Uint8Array(text.length);
  for (const [at, character] of [...text].entries()) {
    const byte = byteOf.get(character);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return tryDecode('utf-8', bytes);
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || isWideText(bytes)) return tryDecode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return tryDecode('utf-16be', bytes);
  return tryDecode('utf-8', bytes) ?? tryDecode('windows-1252', bytes);
}

/** Whether most of the first characters are those of ASCII in two bytes each, without a mark in front. */
function isWideText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 512);
  let zeros = 0;
  for (let at = 1; at < start.length; at += 2) if (start[at] === 0 && start[at - 1] !== 0) zeros += 1;
  return start.length >= 4 && zeros * 4 > start.length;
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
