import { expect, it } from 'vitest';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv, /path of a lead is broken/);
const authorization = `Bearer ${await tokenOf(site)}`;
const prove = async () => {
  const answer = await fetch(`${site.url}/api/go-live/prove`, { method: 'POST', headers: { authorization } });
  const { data } = await answer.json();
  return data.checks.find(({ key }: { key: string }) => key === 'path');
};

it('a made-up lead goes the whole way through the running site, and leaves nothing behind', async () => {
  const path = await prove();
  expect(path).toMatchObject({ outcome: 'proven', state: 'ok' });
  expect(Object.keys(path.facts.counts)).toEqual(['page', 'form', 'store', 'automation', 'erased']);
  expect(await site.leads()).toEqual([]);
});

it('an automation that is away is named, and the next run after its return is proven', async () => {
  await site.receiver.goDown();
  const broken = await prove();
  expect(broken).toMatchObject({ outcome: 'failing', facts: { names: ['automation'], cause: 'connection' } });
  site.receiver.behave({ status: 500 });
  await site.receiver.comeBack();
  expect((await prove()).facts).toMatchObject({
    names: ['automation'],
    cause: 'status',
    at: broken.facts.at,
  });
  site.receiver.behave({ status: 200 });
  expect((await prove()).outcome).toBe('proven');
  expect(await site.leads()).toEqual([]);
});
