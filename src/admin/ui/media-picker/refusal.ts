import type { ErrorCode } from '../../../contracts/answer.ts';
import { MAX_UPLOAD_BYTES, uploadTypes } from '../../../domain/media/picture.ts';

/** The value of `accept` of every file input of pictures. HEIC is absent: an iPhone then converts its photos itself. */
export const ACCEPT = uploadTypes.join(',');

const byExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  svg: 'image/svg+xml',
  gif: 'image/gif',
};

/** Returns the type of a file; some systems do not know the type, so it is derived from the extension. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return type === '' ? (byExtension[extension] ?? '') : type;
}

/** The error codes of the API that can be determined without the bytes of the file. */
export type Refusal = ErrorCode & `media_${'heic' | 'svg' | 'gif' | 'unknown' | 'too_large'}`;

/** Returns the error code with which the API would reject a file, so that its bytes need not be sent. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): Refusal | undefined {
  const type = typeOf(file);
  const extension = byExtension[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()];
  const kinds = [type, extension];
  if (kinds.some((kind) => kind === 'image/heic' || kind === 'image/heif')) return 'media_heic';
  if (kinds.includes('image/svg+xml')) return 'media_svg';
  if (kinds.includes('image/gif')) return 'media_gif';
  if (!(uploadTypes as readonly string[]).includes(type)) return 'media_unknown';
  return file.size > MAX_UPLOAD_BYTES ? 'media_too_large' : undefined;
}
