import type { PasswordByLink } from '../../contracts/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Caller } from '../asker.ts';
import type { LandingCodes } from '../ports/landing.ts';
import type { MailTexts } from '../ports/mail.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import type { AccountPorts } from './account-ports.ts';

/** Life of a link in milliseconds: an hour, also in the text of the mail. */
const LINK_MS = 3_600_000;
/** Most open links of an account: more requests send no more mails, so that nobody's mailbox can be flooded. */
const MOST_LINKS = 3;

export type PasswordLinkPorts = Pick<
  AccountPorts,
  'clock' | 'ids' | 'accounts' | 'passwords' | 'throttle' | 'passwordLinks'
> & {
  /** The generator of random codes, and their digests. */
  landingCodes: LandingCodes;
  mailTexts: MailTexts;
};

/**
 * Sends a link to a new password to the owner of an address, and nothing to an address without an account. The caller is
 * answered before this runs, so that the time of the answer tells nothing.
 */
export async function sendPasswordLink(
  ports: PasswordLinkPorts,
  typed: string,
  locale: Locale,
  requestId: string,
): Promise<void> {
  const account = await ports.accounts.byEmail(normalizeEmail(typed));
  if (!account) return;
  const createdAt = ports.clock.now();
  const code = ports.landingCodes.next();
  await ports.passwordLinks.issue(
    {
      digest: ports.landingCodes.hashOf(code),
      accountId: account.id,
      createdAt,
      expiresAt: createdAt + LINK_MS,
    },
    { id: ports.ids.next(), to: account.email, ...ports.mailTexts.password(locale, { code }) },
    {
      at: createdAt,
      actorId: null,
      action: 'password_link_sent',
      subject: account.id,
      before: null,
      after: null,
      requestId,
    },
    MOST_LINKS,
  );
}

/** Returns the address of the account of a link, which a password manager needs beside the new password. */
export async function readPasswordLink(
  { clock, landingCodes, passwordLinks }: Pick<PasswordLinkPorts, 'clock' | 'landingCodes' | 'passwordLinks'>,
  code: string,
): Promise<Result<{ email: string }, 'not_found'>> {
  const account = await passwordLinks.find(landingCodes.hashOf(code), clock.now());
  return account ? ok({ email: account.email }) : fail('not_found');
}

/**
 * Sets the password of the account of a link, and ends its sessions. The second factor stays: the next sign-in asks for
 * it. The delay after wrong passwords ends, since the owner has proven to be one.
 */
export async function usePasswordLink(
  ports: PasswordLinkPorts,
  { code, password }: PasswordByLink,
  { requestId, address }: Caller,
): Promise<Result<{ email: string }, 'not_found' | 'invalid_fields'>> {
  const digest = ports.landingCodes.hashOf(code);
  const account = await ports.passwordLinks.find(digest, ports.clock.now());
  if (!account) return fail('not_found');
  const problem = passwordProblem(password, account.email);
  if (problem) return failFields({ password: problem });
  const hash = await ports.passwords.hash(password);
  const used = await ports.passwordLinks.use(digest, hash, {
    at: ports.clock.now(),
    actorId: account.id,
    action: 'password_set_by_link',
    subject: account.id,
    before: null,
    after: null,
    requestId,
  });
  if (!used) return fail('not_found');
  await ports.throttle.succeeded(account.email, address);
  return ok({ email: account.email });
}
