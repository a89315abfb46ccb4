import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { KeptMails } from '../../app/ports/mail.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { momentInName } from './keep-file.ts';

/** The messages that `keepFile` wrote. The promises are those of `KeptMails`. */
export function createKeptMails(folder: string): KeptMails {
  /** Also what a process that was killed left half written. */
  const names = async () =>
    (await readdir(folder).catch(nothing)).filter((name) => /\.eml(?:\.partial)?$/.test(name));
  const remove = (name: string) => rm(path.join(folder, name), { force: true });
  return {
    async forget(before) {
      const oldest = momentInName(before);
      for (const name of await names()) if (name < oldest) await remove(name);
    },

    async erase(email) {
      for (const name of await names()) {
        const message = await readFile(path.join(folder, name), 'utf8').catch(nothing);
        const to = /^To:\s*(\S+)/m.exec(String(message))?.[1];
        if (to !== undefined && normalizeEmail(to) === email) await remove(name);
      }
    },
  };
}

/** There is no folder while nothing was kept, and no file that another process has deleted. */
function nothing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
