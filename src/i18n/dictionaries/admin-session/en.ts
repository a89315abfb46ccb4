import type { adminSession as fr } from './fr.ts';

export const adminSession: typeof fr = {
  again: {
    title: 'Your session has ended',
    text: 'Enter your password to carry on. Nothing you typed is lost.',
    codeText: 'Enter the code from your app or a recovery code.',
    code: 'Verification code',
    submit: 'Carry on',
    leave: 'Leave this page',
  },
  soon: {
    title: 'Your session ends soon',
    text: 'If you do nothing, it ends at {time}.',
    last: 'It ends at {time}, seven days after you signed in. You will then be asked for your password right here.',
    stay: 'Stay signed in',
    close: 'Got it',
  },
};
