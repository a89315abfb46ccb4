import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { KeptMails } from '../../app/ports/mail.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { LINK_FILE, momentInName } from './keep-file.ts';

/** Creates the store of the messages that `keepFile` wrote. `KeptMails` documents its functions. */
export function createKeptMails(folder: string): KeptMails {
  /** Returns the names of the files, and of partial files that a killed process has left. */
  const names = async () =>
    (await readdir(folder).catch(nothing)).filter((name) => /\.eml(?:\.partial)?$/.test(name));
  const remove = (name: string) => rm(path.join(folder, name), { force: true });
  return {
    async forget(before, linksBefore) {
      const [oldest, oldestLink] = [momentInName(before), momentInName(linksBefore)];
      for (const name of await names())
        if (name < (name.includes(LINK_FILE) ? oldestLink : oldest)) await remove(name);
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

/** Returns an empty list for a missing folder (no message was kept yet) or file (another process has deleted it). */
function nothing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
