import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import type { BuildFile } from '../../../contracts/build-file.ts';
import { createBuildFiles } from './build-files.ts';

const DAY_MS = 86_400_000;
const build = (name: string, count: number): BuildFile[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/_site/${name}-${index}.js`,
    encoding: 'br',
    bytes: Buffer.from(`${name} ${index}`),
  }));

eachEngine('files of builds', (engine) => {
  it('are stored once by several processes, and deleted two weeks after the last process used them', async () => {
    await using database = await openTestDatabase(engine);
    const files = createBuildFiles(database);
    const [former, present] = [build('former', 120), build('present', 3)];
    await Promise.all([files.keep(former, NOON), files.keep(former, NOON)]);
    await files.keep(present, NOON);
    await files.keep(present, NOON + 10 * DAY_MS);
    const found = await files.get('/_site/former-119.js');
    expect(found && { ...found, bytes: Buffer.from(found.bytes).toString() }).toEqual({
      path: '/_site/former-119.js',
      encoding: 'br',
      bytes: 'former 119',
    });
    await files.forget(NOON + DAY_MS);
    expect(await files.get('/_site/former-119.js')).toBeUndefined();
    expect(await files.get('/_site/present-0.js')).toBeDefined();
  });
});
