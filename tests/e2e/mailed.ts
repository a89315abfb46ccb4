import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readMail } from '../mail-receiver.ts';
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
