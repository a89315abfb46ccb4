import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PictureFile, ResizedPicture } from '../../app/ports/media.ts';
import { type FileFormat, type FileRole, fileName } from '../../domain/media/file-name.ts';
import { MAX_PIXELS, type MediaProblem } from '../../domain/media/picture.ts';
import type { ResizeRequest } from './resize-message.ts';

/*
 * Runs in the child process only: an encoding cannot be stopped inside a process, and needs no secret. The settings
 * were measured (docs/measurements.md): AVIF of effort 4 takes five times the time of effort 3 for 5 % of the bytes.
 */

const WIDTHS: readonly [FileRole, number][] = [
  ['w480', 480],
  ['w960', 960],
  ['w1600', 1600],
];
/**
 * The width of the largest file; it has at most as many pixels as a square with this side. Long infographics are read
 * by their width.
 */
const MASTER = 2560;
/** The longest side of a WebP file. */
const WEBP_SIDE = 16_383;
/** For browsers that show neither AVIF nor WebP. */
const FALLBACK = 960;
const SHARE = { width: 1200, height: 630 };
/** Twice the size at which a review and the card of an article show them. */
const COPIES = { portrait: { width: 88, height: 88 }, cover: { width: 800, height: 256 } };

sharp.cache(false);
sharp.concurrency(1);
// Only these four decoders may run: no SVG, no PDF, and no other decoder that libvips was built with.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** A picture that cannot be resized, and why. */
export class PictureError extends Error {
  readonly problem: Exclude<MediaProblem, 'media_slow'>;
  constructor(problem: Exclude<MediaProblem, 'media_slow'>, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/**
 * Decodes a picture once and writes its files: without metadata, upright, in sRGB. Every file is encoded again from the
 * pixels, so nothing else of the upload survives.
 * @throws PictureError
 */
export async function resizePicture({
  wanted,
  focal,
  input,
  folder,
}: ResizeRequest): Promise<ResizedPicture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const facts = await sharp(input, options).metadata().catch(damaged);
  if ((facts.pages ?? 1) > 1) throw new PictureError('media_animated', `${facts.pages} pages`);
  const { width, height } = facts.autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureError('media_pixels', `${width} x ${height}`);
  const decode = (source: string | Buffer, failOn: 'error' | 'warning') =>
    sharp(source, { ...options, failOn })
      .autoOrient()
      .resize({ width: masterWidth(width, height), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await decode(input, 'error').catch(async (error) => {
    const ended = facts.format === 'jpeg' ? await withEnd(input) : undefined;
    return ended ? decode(ended, 'warning').catch(damaged) : damaged(error);
  });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const files: PictureFile[] = [];
  const write = async (role: FileRole, format: FileFormat, picture: Sharp) => {
    files.push(await writtenFile(folder, role, format, await picture.toBuffer({ resolveWithObject: true })));
  };
  if (wanted === 'portrait' || wanted === 'cover') {
    const small = pixels().resize({ ...COPIES[wanted], fit: 'cover' });
    await write(wanted, 'webp', small.webp({ quality: 80, effort: 4 }));
    return { files };
  }
  const colour = await coloursOf(pixels);
  const opaque = () => pixels().flatten({ background: colour.behind });
  const jpeg = { quality: 80, mozjpeg: true };
  await write('share', 'jpg', cutOut(opaque(), info, focal).jpeg(jpeg));
  if (wanted === 'share') return { files };
  for (const [role, size] of WIDTHS) {
    const resized = () => pixels().resize({ width: size, withoutEnlargement: true });
    await write(role, 'avif', resized().avif({ quality: 50, effort: 3 }));
    await write(role, 'webp', resized().webp({ quality: 76, effort: 4 }));
    // A wider file would be the same picture again.
    if (size >= info.width) break;
  }
  await write('master', 'webp', pixels().webp({ quality: 82, effort: 4 }));
  await write('w960', 'jpg', opaque().resize({ width: FALLBACK, withoutEnlargement: true }).jpeg(jpeg));
  return { facts: { width, height, colour: colour.dominant }, files };
}

/** Returns the width of the largest file of a picture. A landscape picture is limited by its width alone. */
function masterWidth(width: number, height: number): number {
  const byPixels = MASTER * Math.sqrt(width / height);
  const byHeight = WEBP_SIDE * (width / height);
  return Math.max(1, Math.floor(Math.min(width, MASTER, byPixels, byHeight)));
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Returns a JPEG completed with the two bytes that end it; `undefined` if it already has them. Some programs omit them,
 * and every browser shows such a picture. Decoded with warnings as errors, it is still refused if a row is missing.
 */
async function withEnd(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file);
  return bytes.subarray(-2).equals(JPEG_END) ? undefined : Buffer.concat([bytes, JPEG_END]);
}

/** Cuts the picture for sharing out around the focal point, as large as possible. */
function cutOut(picture: Sharp, { width, height }: OutputInfo, focal: ResizeRequest['focal']): Sharp {
  const shape = SHARE.width / SHARE.height;
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  };
  const start = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part));
  return picture
    .extract({ left: start(focal.x, width, cut.width), top: start(focal.y, height, cut.height), ...cut })
    .resize({ ...SHARE, fit: 'cover' });
}

interface Colours {
  /**
   * The most frequent colour of a small copy; null for a picture with transparent parts, through which it would be
   * visible.
   */
  dominant: string | null;
  /** The background of transparent parts in a JPEG: black behind a light drawing, so that a white logo is visible. */
  behind: string;
}

async function coloursOf(pixels: () => Sharp): Promise<Colours> {
  const small = await pixels().resize({ width: 64, height: 64, fit: 'inside' }).png().toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  if (!isOpaque) return { dominant: null, behind: (await isLight(small)) ? '#000000' : '#ffffff' };
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  const colour = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { dominant: colour, behind: colour };
}

/** Whether the visible pixels of a picture are light on average. */
async function isLight(small: Buffer): Promise<boolean> {
  const { data } = await sharp(small).greyscale().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [light, visible] = [0, 0];
  for (let at = 0; at < data.length; at += 2) {
    const alpha = data[at + 1] ?? 0;
    light += (data[at] ?? 0) * alpha;
    visible += alpha;
  }
  return light > 128 * visible;
}

async function writtenFile(
  folder: string,
  role: FileRole,
  format: FileFormat,
  { data, info }: { data: Buffer; info: OutputInfo },
): Promise<PictureFile> {
  const sha256 = createHash('sha256').update(data).digest('hex');
  const name = fileName(sha256, role, format);
  await writeFile(path.join(folder, name), data);
  return { role, format, name, width: info.width, height: info.height, size: data.length, sha256 };
}

function damaged(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new PictureError(/exceeds pixel limit/.test(reason) ? 'media_pixels' : 'media_damaged', reason);
}
