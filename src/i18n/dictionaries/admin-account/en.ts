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
  roles: { admin: 'Administrator', editor: 'Editor', sales: 'Sales', moderator: 'Moderator' },
};
