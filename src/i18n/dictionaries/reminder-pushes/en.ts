import type { reminderPushes as fr } from './fr.ts';

/** Reminders by notification: the messages, and what the landing page says of them. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPushes = {
  remind: {
    just: '{title} is just out',
    out: '{title} is out',
    touch: '{artist} · tap to listen',
    alone: 'Tap to listen',
  },
  cancelled: {
    title: '{title}: reminder cancelled',
    body: 'The release is no longer announced. This is the last message from {brand}.',
  },
  noted: {
    title: 'Noted, on this device',
    when: 'The notification will come {when}. Only once.',
    nameless: 'We have neither your name nor your address.',
    calendar: 'Add it to my calendar too',
    stop: 'Do not remind me',
    out: 'It is out: no reminder needed.',
  },
  refused: {
    title: 'By email, then?',
    denied: 'This browser blocks our notifications.',
    undo: 'To allow them: the icon to the left of the address, then Permissions, Notifications.',
    failed: 'Notifications do not work in this browser.',
  },
} satisfies typeof fr;
