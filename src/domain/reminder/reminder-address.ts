/** The act of a code. The code to stop can only stop. */
export type ReminderAct = 'confirm' | 'stop';

/** What a code is about: the reminder of a release, the agency's newsletter, or whether to keep a person's leads. */
export type ReminderSubject = 'reminder' | 'newsletter' | 'stay';

/** The paths before the codes, without language prefix: the links in the mails. */
export const REMINDER_PATH = { confirm: '/rappel/oui', stop: '/rappel/stop' } as const;
export const NEWSLETTER_PATH = { confirm: '/newsletter/oui', stop: '/newsletter/stop' } as const;
/** Without an answer the leads end by themselves: nothing is to be stopped. */
export const STAY_PATH = { confirm: '/rester/oui' } as const;

const paths = { reminder: REMINDER_PATH, newsletter: NEWSLETTER_PATH, stay: STAY_PATH } as const;

/** Returns the path before a code, without language prefix. */
export const codePathOf = (subject: ReminderSubject, act: ReminderAct): string =>
  subject === 'stay' ? STAY_PATH.confirm : paths[subject][act];

/** How a message names itself in its link to the landing page (`via`), by channel. */
export const REMINDER_WAYS = { mail: 'rappel', push: 'rappel-push' } as const;

/** Whether a value of `via` names a reminder. */
export const isReminderWay = (via: string | null): boolean =>
  Object.values<string | null>(REMINDER_WAYS).includes(via);

/** Longest code that is looked up. */
const CODE_MAX_LENGTH = 64;

/** The link in a mail that confirms or stops. The code is untrusted. */
export interface ReminderAddress {
  subject: ReminderSubject;
  act: ReminderAct;
  code: string;
}

/** Returns the subject, the act and the code of a path without language prefix; `undefined` for another path. */
export function reminderIn(path: string): ReminderAddress | undefined {
  for (const [subject, acts] of Object.entries(paths) as [ReminderSubject, Record<string, string>][])
    for (const [act, before] of Object.entries(acts) as [ReminderAct, string][]) {
      if (!path.startsWith(`${before}/`)) continue;
      const code = path.slice(before.length + 1);
      return code === '' || code.length > CODE_MAX_LENGTH || code.includes('/')
        ? undefined
        : { subject, act, code };
    }
  return undefined;
}

/** Returns a path, with or without language prefix, without the code of a link that confirms or stops, for logs. */
export const withoutReminderCode = (pathname: string): string =>
  pathname.replace(/^((?:\/[a-z]{2})?\/(?:rappel|newsletter|rester)\/(?:oui|stop))\/.*$/, '$1');

/** Name of the button that confirms the artist's own list with the reminder. */
export const LIST_BUTTON = 'artistList';
