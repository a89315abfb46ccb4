/** Functions that read the size of a picture from its first bytes. For damaged bytes they return `undefined` and never throw. */

type Size = { width: number; height: number } | undefined;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const has = (bytes: Uint8Array, at: number, name: string): boolean =>
  [...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Markers of JPEG's frames: C0 to CF without the tables C4 and CC and the reserved C8. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns the size in the first frame header of a JPEG; `undefined` if it is not in the given bytes. */
export function jpegSize(bytes: Uint8Array): Size {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** An animated PNG has the chunk `acTL` before its first pixels. */
export function pngHead(bytes: Uint8Array): { size: Size; animated: boolean } {
  const view = viewOf(bytes);
  if (bytes.length < 24) return { size: undefined, animated: false };
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 8; at + 12 <= bytes.length && !has(bytes, at + 4, 'IDAT'); at += 12 + view.getUint32(at)) {
    if (has(bytes, at + 4, 'acTL')) return { size, animated: true };
  }
  return { size, animated: false };
}

/** Source: RFC 9649. Flag 2 of the extended header marks an animation. */
export function webpHead(bytes: Uint8Array): { size: Size; animated: boolean } {
  const view = viewOf(bytes);
  if (bytes.length < 30) return { size: undefined, animated: false };
  if (has(bytes, 12, 'VP8X')) {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return { size: { width: three(24), height: three(27) }, animated: (view.getUint8(20) & 2) !== 0 };
  }
  if (has(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { size: { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }, animated: false };
  }
  const size = { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return { size: has(bytes, 12, 'VP8 ') ? size : undefined, animated: false };
}

/** Returns the largest of the sizes (`ispe`) that a file of the HEIF family declares: tiles and thumbnails have smaller ones. */
export function ispeSize(bytes: Uint8Array): Size {
  const view = viewOf(bytes);
  let largest: Size;
  for (let at = bytes.indexOf(0x69); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (!has(bytes, at, 'ispe')) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
