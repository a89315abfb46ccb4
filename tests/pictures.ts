import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { MediaDto } from '../src/contracts/media.ts';
import { bearer } from './accounts/accounts.ts';
import type { TestSite } from './test-site.ts';

/** A picture of one colour with a lighter corner. */
export function picture(width = 640, height = 400, colour = '#336699') {
  const corner = { input: { create: { width: 8, height: 8, channels: 3 as const, background: '#ffffff' } } };
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { ...corner, top: 0, left: 0 },
  ]);
}

/** A JPEG of grain, which has many bytes and takes long to encode. */
export function grain(width: number, height: number) {
  const raw = Buffer.allocUnsafe(width * height * 3);
  let state = 1;
  for (let at = 0; at < raw.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    raw[at] = state >> 16;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } }).jpeg({ quality: 90 });
}

/** The first bytes of files that are not accepted as pictures. */
export const strangers = {
  heic: Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heicmiafhevc', 'latin1'),
  svg: Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  gif: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
};

/** A PNG that declares a size and has no pixels. */
export function emptyPng(width: number, height: number, chunk = 'IDAT'): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(`\0\0\0\0${chunk}\0\0\0\0`, 'latin1')]);
}

/** Uploads bytes as an account. */
export const upload = (
  site: TestSite,
  token: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  name = 'photo.jpg',
): Promise<Response> =>
  Promise.resolve(
    site.api.request(`/api/media?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'image/jpeg' },
      body: bytes as BodyInit,
      ...(bytes instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit),
  );

/** Uploads a picture, and waits until it is resized or has failed. The site's worker must run. */
export async function uploadAndWait(
  site: TestSite,
  token: string,
  bytes: Uint8Array,
  name?: string,
): Promise<MediaDto> {
  const response = await upload(site, token, bytes, name);
  if (response.status !== 201) throw new Error(`The upload of a test failed: ${await response.text()}`);
  const { data } = await response.json();
  return untilDone(site, token, data.id);
}

/** Waits until a picture is resized or has failed. */
export async function untilDone(site: TestSite, token: string, id: string): Promise<MediaDto> {
  for (;;) {
    const { data } = await (await site.get(`/api/media/${id}`, bearer(token))).json();
    if (data.state !== 'processing') return data;
    await sleep(30);
  }
}
