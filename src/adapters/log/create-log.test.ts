import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function lines(
  write: (log: ReturnType<typeof createLog>) => void,
  level = 'info',
): Record<string, unknown>[] {
  const written: string[] = [];
  write(createLog(level, { write: (line: string) => void written.push(line) }));
  return written.map((line) => JSON.parse(line));
}

it('keeps personal data and credentials out of a line, even when the code logs them', () => {
  const secret = 'lea@example.com';
  const log = JSON.stringify(
    lines((log) => {
      log.info({ email: secret, name: secret, message: secret, address: secret, token: secret }, 'top');
      log.info({ lead: { email: secret, artistName: secret, fields: { email: secret } } }, 'nested');
      log.info({ headers: { authorization: secret, cookie: secret } }, 'headers');
      log.error(
        { err: Object.assign(new Error('duplicate key'), { detail: secret, where: secret }) },
        'database',
      );
    }),
  );
  expect(log).not.toContain(secret);
  expect(log).toContain('duplicate key');
});

it('keeps the stack of an error', () => {
  expect(lines((log) => log.error({ err: new Error('boom') }, 'failed'))).toMatchObject([
    {
      level: 50,
      msg: 'failed',
      err: { type: 'Error', message: 'boom', stack: expect.stringContaining('.test.ts') },
    },
  ]);
});

it('says on every line which process wrote it', () => {
  const written: string[] = [];
  const process = { role: 'web', build: '0a1b2c3d', process: '4e5f6a7b' };
  const log = createLog('info', { write: (line: string) => void written.push(line) }, process);
  log.info({ leadId: 'l1' }, 'lead stored');
  log.error({ err: new Error('boom') }, 'failed');
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { ...process, leadId: 'l1' },
    { ...process, msg: 'failed' },
  ]);
});

it('writes no line below its level', () => {
  expect(lines((log) => log.info({}, 'x'), 'warn')).toEqual([]);
  expect(lines((log) => log.error({}, 'x'), 'silent')).toEqual([]);
});
