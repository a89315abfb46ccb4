import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeS3, s3Settings, startS3 } from '../../../tests/vendors/s3.ts';
import { createS3MediaStore } from './s3-media-store.ts';

const name = '0123456789abcdef-w960.avif';
const bytes = Buffer.from('the bytes of a picture');
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

it('puts, gets and removes a file, with its content type', async () => {
  const store = createS3MediaStore(s3Settings(s3.url), true);
  expect(await store.get(name)).toBeUndefined();
  await store.put(name, bytes);
  expect(s3.objects.get(`media/${name}`)).toEqual({ bytes, type: 'image/avif' });
  expect(Buffer.from((await store.get(name)) ?? [])).toEqual(bytes);
  await store.remove(name);
  await store.remove(name);
  expect(await store.get(name)).toBeUndefined();
});

it('throws for a wrong key, a wrong region and a service that fails, without naming the key', async () => {
  for (const wrong of [{ keyId: 'AKIDOTHER' }, { region: 'us-east-1' }]) {
    const store = createS3MediaStore({ ...s3Settings(s3.url), ...wrong }, true);
    await expect(store.put(name, bytes)).rejects.toThrow('The S3 service answered 403.');
    await expect(store.get(name)).rejects.toThrow('The S3 service answered 403.');
    await expect(store.remove(name)).rejects.toThrow('The S3 service answered 403.');
  }
  s3.breaks(503);
  await expect(createS3MediaStore(s3Settings(s3.url), true).put(name, bytes)).rejects.toThrow('503');
  s3.breaks(undefined);
});

it('sends no request to a private address, unless private addresses are allowed', async () => {
  for (const endpoint of [s3.url, s3.url.replace('127.0.0.1', 'localhost')])
    await expect(createS3MediaStore(s3Settings(endpoint), false).put(name, bytes)).rejects.toThrow(
      'private address',
    );
  expect(s3.objects.size).toBe(0);
});
