import type { PasswordByLink, PasswordLinkOwner } from '../../contracts/account/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Caller } from '../asker.ts';
import { sealLinkMail } from '../mail/link-mail.ts';
import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { knownTexts } from './known-texts.ts';
import { ownerNotice } from './owner-notice.ts';

/** Validity of a link in milliseconds: an hour, which the text of the mail repeats. */
const LINK_MS = 3_600_000;
/** Maximum number of open links of an account: further requests send no mail, so that a mailbox cannot be flooded. */
const MOST_LINKS = 3;

/**
 * Sends a password link to the owner of an address, and nothing to an address without an account. The response is sent
 * before this runs, so that its time reveals nothing.
 */
export async function sendPasswordLink(
  ports: Ports,
  typed: string,
  locale: Locale,
  requestId: string,
): Promise<void> {
  const account = await ports.accounts.byEmail(normalizeEmail(typed));
  // An invitation ends at its stated time: no other link may open the account later.
  if (!account || account.invited) return;
  const createdAt = ports.clock.now();
  const code = ports.landingCodes.next();
  const { senderName: brand } = ports.mailSettings.mail();
  await ports.passwordLinks.issue(
    {
      kind: 'password',
      digest: ports.landingCodes.hashOf(code),
      accountId: account.id,
      createdAt,
      expiresAt: createdAt + LINK_MS,
    },
    sealLinkMail(ports, account.email, ports.mailTexts.password(locale, { code, brand })),
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

/**
 * Returns the e-mail address of the account of a link, which a password manager needs beside the new password; for an
 * invitation also the name, which the person may correct; and the names of the passkeys, which stay valid after a new
 * password.
 */
export async function readPasswordLink(
  ports: Ports,
  code: string,
): Promise<Result<PasswordLinkOwner, 'not_found'>> {
  const account = await ports.passwordLinks.find(ports.landingCodes.hashOf(code), ports.clock.now());
  return account ? ok(await ownerOf(ports, account)) : fail('not_found');
}

/**
 * Sets the password of the account of a link, ends its sessions, and mails the owner. The second factor stays: the next
 * sign-in requires it. The passkeys stay too, unless the owner removes them at the same time. The delay after wrong
 * passwords ends, since the owner has proven the ownership. For an invitation, this accepts it, with the name that the
 * person gives.
 */
export async function usePasswordLink(
  ports: Ports,
  { code, password, name, removePasskeys }: PasswordByLink,
  { requestId, address }: Caller,
): Promise<Result<PasswordLinkOwner, 'not_found' | 'invalid_fields'>> {
  const digest = ports.landingCodes.hashOf(code);
  const account = await ports.passwordLinks.find(digest, ports.clock.now());
  if (!account) return fail('not_found');
  const problem = passwordProblem(password, knownTexts(ports, { ...account, name: name ?? account.name }));
  if (problem) return failFields({ password: problem });
  const passwordHash = await ports.passwords.hash(password);
  const at = ports.clock.now();
  const change = {
    passwordHash,
    name: account.invited ? name : undefined,
    removePasskeys,
    mail: account.invited ? null : ownerNotice(ports, account, 'password', at),
  };
  const used = await ports.passwordLinks.use(digest, change, {
    at,
    actorId: account.id,
    action: account.invited ? 'account_invitation_accepted' : 'password_set_by_link',
    subject: account.id,
    before: null,
    after: null,
    requestId,
  });
  if (!used) return fail('not_found');
  await ports.throttle.succeeded(account.email, address);
  return ok(await ownerOf(ports, { ...account, name: change.name ?? account.name }));
}

async function ownerOf(
  { passkeys }: Ports,
  { id, email, name, invited }: Account,
): Promise<PasswordLinkOwner> {
  return { email, name, invited, passkeys: (await passkeys.list(id)).map((passkey) => passkey.name) };
}
