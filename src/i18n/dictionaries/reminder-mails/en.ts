import type { reminderMails as fr } from './fr.ts';

/** The mails to fans who ask a landing page for a reminder. `{when}` is a day with its hour: `reminderTime`; `{day}` the day of the release: `reminderDay`. */
export const reminderMails = {
  named: '{title} by {artist}',
  confirm: {
    subject: 'Confirm your reminder: {name}',
    text: 'You (or someone else) asked {brand} for an email {when}, for the release of {name}.',
    button: 'Yes, remind me',
    without:
      'If you do nothing, no other message will be sent, and your address will be deleted in {hours} hours.',
    stranger: 'Not you? Then do nothing.',
  },
  remind: {
    subject: { just: '{name} is out now', out: '{name} is out' },
    listen: 'Listen',
    listenOn: 'Listen on {platform}',
    direct: 'All platforms:',
    asked:
      'You asked for this reminder on {day}. This is the last message: your address will be deleted in {days} days.',
  },
  moved: {
    subject: '{name}: a new date',
    text: '{brand} promised you an email for the release of {name}. The date has changed: the release is now planned for {day}, and we will write to you {when}.',
  },
  cancelled: {
    subject: '{name}: the reminder is cancelled',
    text: '{brand} promised you an email for the release of {name}. It is no longer announced, and this is our last message: your address is deleted in {days} days.',
  },
  /** With the box of the artist's own list ticked, in place of the texts above or after them. */
  list: {
    offered:
      'One more box was ticked with this address: “{sentence}” On the page of the button you choose: the reminder only, or this list too.',
    asked:
      'You asked for this reminder on {day}. This is our last message: the reminder will be deleted in {days} days.',
    cancelled:
      '{brand} promised you an email for the release of {name}. It is no longer announced, and this is our last message: the reminder is deleted in {days} days.',
    /** How long the list keeps the address. */
    kept: 'The artist’s list keeps your address separately: we delete it {days} days after handing it to the artist, and at the latest one year after your consent.',
  },
  sender: '{brand}, the agency that advertises this release.',
  stop: 'Stop all messages',
  privacy: 'Privacy',
} satisfies typeof fr;
