import { readPasswordLink, sendPasswordLink, usePasswordLink } from '../../app/account/password-links.ts';
import {
  PasswordByLink,
  PasswordLinkAccepted,
  PasswordLinkCode,
  PasswordLinkOwner,
  PasswordLinkRequest,
} from '../../contracts/account/account.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Sign-in', method: 'post', limit: 'passwords' } as const;
const code = 'q83Xn0m2b1yZ0k4vT5sC7w';

/** Links that reset a password, sent by e-mail. Their code is sent in a body, never in a URL. */
export const passwordLinkOperations = [
  operation({
    ...shared,
    path: '/auth/password-link',
    summary: 'Ask for a link to a new password',
    description:
      'The answer is the same for every address, and comes before the address is looked up. The link is sent to the account’s address, opens once and within an hour; an account has three open ones at most.',
    body: PasswordLinkRequest,
    example: { email: 'lea@example.com' },
    status: 202,
    answer: PasswordLinkAccepted,
    meaning: 'Accepted: nothing is said about the address',
    infallible: true,
    run: ({ ports, input, locale, caller: { requestId }, services }) => {
      void sendPasswordLink(ports, input.email, locale, requestId).catch((err: unknown) =>
        services.log.error({ err, requestId }, 'a link to a new password was not sent'),
      );
      return { accepted: true as const };
    },
  }),
  operation({
    ...shared,
    path: '/auth/password-link/read',
    summary: 'The account of a link to a new password',
    body: PasswordLinkCode,
    example: { code },
    answer: PasswordLinkOwner,
    meaning: 'The link is open',
    fails: ['not_found'],
    run: ({ ports, input }) => readPasswordLink(ports, input.code),
  }),
  operation({
    ...shared,
    path: '/auth/password-link/use',
    summary: 'Set a password by a link',
    description:
      'Uses the link up and ends all sessions of the account. The next sign-in asks for the second factor.',
    body: PasswordByLink,
    example: { code, password: 'a melody that nobody hums' },
    answer: PasswordLinkOwner,
    meaning: 'Set',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, input, caller }) => usePasswordLink(ports, input, caller),
  }),
] as const;
