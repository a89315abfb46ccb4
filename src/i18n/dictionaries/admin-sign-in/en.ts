import type { adminSignIn as fr } from './fr.ts';

export const adminSignIn = {
  title: 'Sign in',
  intro: 'For the team only.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  home: 'Back to the site',
  expired: 'Your session has ended. Please sign in again.',
  elsewhere: 'You signed out in another tab. Sign in again to come back to this page.',
  code: {
    title: 'Verification code',
    intro: 'Enter the six digits that your app shows.',
    label: 'Six-digit code',
    recoveryIntro: 'Enter one of your recovery codes. It works once.',
    recovery: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the app',
    otherAccount: 'Use another account',
  },
  forgotten: 'Forgotten your password?',
  errors: {
    config: 'API configuration error.',
    status: 'Sign-in error ({status})',
    token: 'Sign-in error: missing token',
    network: 'Network error. Please try again.',
  },
} satisfies typeof fr;
