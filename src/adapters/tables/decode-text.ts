/**
 * Returns the text of a file: UTF-16 and UTF-8 by their marks or by their bytes, else Windows-1252, in which a French Excel
 * saves CSV. `undefined`: it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text === undefined || text.includes('\0') ? undefined : text;
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
