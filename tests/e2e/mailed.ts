import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readMail, startMailReceiver } from '../mail-receiver.ts';
import type { Site } from './site.ts';

/** Returns the first match in a mail to an address, when it has come. Without a mail server the site writes its mails to files. */
export async function inMail(
  { dataDir }: Pick<Site, 'dataDir'>,
  email: string,
  wanted: RegExp,
): Promise<string> {
  const folder = path.join(dataDir, 'mails');
  let found: string | undefined;
  await expect
    .poll(
      () => {
        let files: string[] = [];
        try {
          files = readdirSync(folder);
        } catch {}
        for (const file of files) {
          const raw = readFileSync(path.join(folder, file), 'utf8');
          if (raw.includes(email)) found ??= wanted.exec(readMail(raw).text)?.[1];
        }
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}

/** Starts a mail server and makes the site send by it. The caller closes it. */
export async function receiveMails({ url }: Pick<Site, 'url'>, token: string) {
  const receiver = await startMailReceiver({ closeTimeout: 10 });
  const settings = `${url}/api/settings/mail`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { password: _password, ...mail } = (await (await fetch(settings, { headers })).json()).data;
  const server = { ...mail, host: 'localhost', port: receiver.port, security: 'none' };
  expect((await fetch(settings, { method: 'PUT', headers, body: JSON.stringify(server) })).status).toBe(200);
  return receiver;
}
