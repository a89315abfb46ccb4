import { ispeSize, jpegSize, pngHead, webpHead } from './picture-size.ts';

/** The types of pictures that are distinguished: four that are accepted, and three that have their own error message. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg' | 'gif';

export interface PictureHead {
  /** `undefined`: not a picture, or of an unknown type. */
  kind: PictureKind | undefined;
  /** In pixels, as stored; absent if the first bytes do not contain it. */
  size?: { width: number; height: number } | undefined;
  animated: boolean;
}

/** Brands of files whose pictures are compressed with HEVC, as iPhones write them. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Reads type, size and frames from the first bytes of a file (64 kB or more), never from its name or declared type. */
export function readPictureHead(bytes: Uint8Array): PictureHead {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { kind: 'jpeg', size: jpegSize(bytes), animated: false };
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png', ...pngHead(bytes) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { kind: 'webp', ...webpHead(bytes) };
  if (/^GIF8[79]a$/.test(text(0, 6))) return { kind: 'gif', animated: false };
  if (text(4, 8) === 'ftyp') return isoHead(bytes, text);
  return { kind: isSvg(text(0, 4096)) ? 'svg' : undefined, animated: false };
}

function isoHead(bytes: Uint8Array, text: (from: number, to: number) => string): PictureHead {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands = text(8, Math.min(length, 256)).match(/.{4}/gs) ?? [];
  // In a file of both kinds of brands, the first brand decides.
  const avif = brands.some((brand) => brand === 'avif' || brand === 'avis');
  if (avif && !['heic', 'heix', 'hevc'].includes(brands[0] ?? ''))
    return { kind: 'avif', size: ispeSize(bytes), animated: brands[0] === 'avis' };
  return { kind: brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined, animated: false };
}

/** Whether a text begins as SVG does, after a byte order mark, an XML declaration, comments or a document type. */
function isSvg(start: string): boolean {
  const text = start.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  return /^<svg\b/i.test(text) || (/^<(?:\?xml|!--|!doctype svg)/i.test(text) && /<svg\b/i.test(text));
}
