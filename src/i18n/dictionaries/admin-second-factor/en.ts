import type { adminSecondFactor as fr } from './fr.ts';

export const adminSecondFactor: typeof fr = {
  title: 'Two-step verification',
  text: 'A code from your phone on top of the password: a stolen password is no longer enough.',
  begin: 'Turn on',
  next: 'Continue',
  scan: 'Scan this code with an authenticator app, then enter the six digits it shows.',
  qr: 'QR code for your app',
  open: 'Open in the app',
  secret: 'No camera? Type this key into the app:',
  code: 'Six-digit code',
  confirm: 'Confirm',
  since: 'On since {date}.',
  left: 'Recovery codes left: {count}.',
  few: 'Few are left: create ten new ones in time.',
  codes: {
    renew: 'New recovery codes',
    renewText: 'You will get ten new ones. The old ones stop working at once.',
    title: 'Your recovery codes',
    text: 'Without your app, each lets you sign in, once. Keep them somewhere other than your phone: they will not be shown again.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have kept them',
  },
  off: {
    action: 'Turn off',
    text: 'Your password alone will be enough to sign in again.',
    done: 'Two-step verification is off.',
  },
};
