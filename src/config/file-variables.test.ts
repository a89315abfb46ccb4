import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const file = (text: string): string => {
  const name = path.join(mkdtempSync(path.join(tmpdir(), 'mdmc-env-')), 'secret');
  writeFileSync(name, text);
  return name;
};

it('reads the value of a variable from the file that NAME_FILE names', () => {
  const secret = 'a'.repeat(32);
  expect(readEnv({ SESSION_SECRET_FILE: file(`${secret}\n`), PORT_FILE: file('4000') })).toMatchObject({
    sessionSecrets: [secret],
    port: 4000,
  });
});

it('names a file that cannot be read, and a variable that is given twice, without their values', () => {
  const given = { PORT: '1', PORT_FILE: file('2'), SESSION_SECRET_FILE: '/nowhere/at/all' };
  expect(() => readEnv(given)).toThrow(
    /PORT: expected either PORT or PORT_FILE, not both[\s\S]*SESSION_SECRET_FILE: expected the path of a file/,
  );
  expect(() => readEnv(given)).not.toThrow(/nowhere/);
});
