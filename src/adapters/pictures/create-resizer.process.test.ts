import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { grain, picture } from '../../../tests/pictures.ts';
import { createResizer } from './create-resizer.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function setUp(limits: Parameters<typeof createResizer>[0]['limits'] = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mdmc-resizer-'));
  const resizer = createResizer({ folder, log, limits });
  ended.push(() => {
    resizer.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const resize = async (bytes: Buffer) => {
    const made = await resizer.resize(parts(bytes), 'all', { x: 0.5, y: 0.5 });
    if (made.kind === 'resized') await made.output.discard();
    return made.kind;
  };
  return { folder, resizer, resize };
}
async function* parts(bytes: Buffer) {
  yield bytes.subarray(0, 100);
  yield bytes.subarray(100);
}
const small = () => picture(60, 40).png().toBuffer();
/** Takes seconds to encode. */
const large = () => grain(2400, 2000).toBuffer();

it('kills the child that takes too long, and resizes the next picture in another one', async () => {
  const { folder, resizer, resize } = setUp({ timeoutMs: 1500 });
  expect(await resize(await large())).toBe('slow');
  expect(resizer.child.pid()).toBeUndefined();
  expect(await resize(await small())).toBe('resized');
  expect(readdirSync(folder)).toEqual([]);
}, 30_000);

it('reports a child that is killed in the middle of its work', async () => {
  const { resizer, resize } = setUp();
  const outcome = resize(await large());
  await expect.poll(() => resizer.child.pid(), { timeout: 5000 }).toBeDefined();
  process.kill(resizer.child.pid() ?? 0, 'SIGKILL');
  expect(await outcome).toBe('ended');
  expect(await resize(await small())).toBe('resized');
}, 30_000);

it('ends the child when it is idle, and starts it without the environment of the site', async () => {
  const { resizer, resize } = setUp({ idleMs: 200 });
  expect(resizer.child.pid()).toBeUndefined();
  const outcome = resize(await small());
  await expect.poll(() => resizer.child.pid()).toBeDefined();
  const pid = resizer.child.pid();
  if (existsSync(`/proc/${pid}/environ`)) {
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .flatMap((line) => line.split('=')[0] || []);
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
  }
  expect(await outcome).toBe('resized');
  await expect.poll(() => resizer.child.pid()).toBeUndefined();
});

it('ends the running task when the site stops, and starts no task afterwards', async () => {
  const { resizer, resize } = setUp();
  const outcome = resize(await large());
  await expect.poll(() => resizer.child.pid(), { timeout: 5000 }).toBeDefined();
  resizer.stop();
  expect([await outcome, await resize(await small())]).toEqual(['stopped', 'stopped']);
}, 30_000);

it('returns separate files for two pictures that are resized at once', async () => {
  const { resizer } = setUp();
  const focal = { x: 0.5, y: 0.5 };
  const [wide, square] = await Promise.all([
    resizer.resize(parts(await picture(600, 300).png().toBuffer()), 'all', focal),
    resizer.resize(parts(await small()), 'portrait', focal),
  ]);
  if (wide?.kind !== 'resized' || square?.kind !== 'resized') throw new Error('not resized');
  expect(wide.output.facts).toMatchObject({ width: 600, height: 300 });
  expect(square.output.files.map(({ role }) => role)).toEqual(['portrait']);
  await Promise.all([wide.output.discard(), square.output.discard()]);
});
