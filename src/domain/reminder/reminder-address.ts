/** The act of a code. The code to stop can only stop. */
export type ReminderAct = 'confirm' | 'stop';

/** The paths before the codes, without language prefix: the links in the mails. */
export const REMINDER_PATH = { confirm: '/rappel/oui', stop: '/rappel/stop' } as const;

/** How a message names itself in its link to the landing page (`via`), by channel. */
export const REMINDER_WAYS = { mail: 'rappel', push: 'rappel-push' } as const;

/** Whether a value of `via` names a reminder. */
export const isReminderWay = (via: string | null): boolean =>
  Object.values<string | null>(REMINDER_WAYS).includes(via);

/** Longest code that is looked up. */
const CODE_MAX_LENGTH = 64;

/** The link in a mail about a reminder. The code is untrusted. */
export interface ReminderAddress {
  act: ReminderAct;
  code: string;
}

/** Returns the act and the code of a path without language prefix; `undefined` for another path. */
export function reminderIn(path: string): ReminderAddress | undefined {
  const acts = Object.entries(REMINDER_PATH) as [ReminderAct, string][];
  const [act, before] = acts.find(([, start]) => path.startsWith(`${start}/`)) ?? [];
  if (!act || !before) return undefined;
  const code = path.slice(before.length + 1);
  return code === '' || code.length > CODE_MAX_LENGTH || code.includes('/') ? undefined : { act, code };
}

/** Returns a path, with or without language prefix, without the code of a reminder, for logs. */
export const withoutReminderCode = (pathname: string): string =>
  pathname.replace(/^((?:\/[a-z]{2})?\/rappel\/(?:oui|stop))\/.*$/, '$1');
