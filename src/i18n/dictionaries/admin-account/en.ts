import type { adminAccount as fr } from './fr.ts';

export const adminAccount: typeof fr = {
  title: 'My account',
  signedInAs: 'Signed in as {email}',
  passwordTitle: 'Change password',
  next: 'New password',
  rule: 'At least 12 characters. A sentence you will remember beats a complicated word.',
  change: 'Change password',
  changed: 'Password changed. Your other sessions are closed.',
  sessionsTitle: 'Sessions',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereText: 'Closes all your sessions, this one included.',
  signOutEverywhereQuestion:
    'Sign out on all your devices, this one included? You will have to sign in again on each.',
  stillSignedIn: 'Your sessions are still open.',
  weekly: {
    title: 'Monday email',
    on: 'Get what is waiting each Monday at 08:00',
    text: 'The numbers of “Monday in five minutes”, and a link. No names. If nothing is waiting, no email.',
    turnedOn: 'First email next Monday, if something is waiting.',
    turnedOff: 'You will not get it any more.',
    stop: {
      title: 'Stop the Monday email',
      text: 'You will no longer get the numbers of what is waiting. You can ask for it again in your settings.',
      action: 'Stop it',
      done: 'It is stopped.',
    },
  },
  roles: { admin: 'Administrator', editor: 'Editor', sales: 'Sales', moderator: 'Moderator' },
};
