import type { adminPassword as fr } from './fr.ts';

export const adminPassword: typeof fr = {
  ask: {
    title: 'Forgotten password',
    text: 'Enter the address of your account. A link will let you choose a new password.',
    submit: 'Send the link',
    sent: 'If an account exists for {email}, we have just sent a link there. It works once, for one hour. Nothing arrived? An administrator can give you a new password.',
    again: 'Correct the address',
    back: 'Back to sign-in',
  },
  choose: {
    removePasskeys: 'Remove my passkeys too',
    passkeys:
      'They open your account without this password: {names}. Tick the box if you do not recognise one.',
    title: 'New password',
    submit: 'Save',
    ended:
      'This link is no longer valid: it has been used or has expired. Was it an invitation? Ask an administrator for another one.',
    again: 'Ask for a new link',
    done: 'Your password is saved. Your open sessions have ended. Sign in.',
    /** The page of an invitation. */
    invited: {
      title: 'Welcome',
      text: 'Choose your password to open your account.',
      name: 'Your name',
      submit: 'Open my account',
      done: 'Your account is open. Sign in.',
    },
  },
};
