import type { AccountDraft, Invitation } from '../../contracts/account/account.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { withoutLinks } from '../../domain/text/without-links.ts';
import { newAccount } from '../account/new-account.ts';
import { type Asker, actorOf } from '../asker.ts';
import { sealLinkMail } from '../mail/link-mail.ts';
import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { fail, ok, type Result } from '../result.ts';

/** Validity of an invitation in milliseconds: a week. */
const INVITATION_MS = 7 * 86_400_000;

/**
 * Creates an account that its owner opens by a link, which is mailed to the address. Without a mail server, the link is
 * in the response, for the administrator to hand over. Until then the account has a password that was never shown.
 */
export async function inviteAccount(
  ports: Ports,
  draft: AccountDraft,
  asker: Asker,
): Promise<Result<Invitation, 'account_exists'>> {
  const passwordHash = await ports.passwords.hash(ports.passwords.generate());
  const [account, entry] = newAccount(ports, {
    email: normalizeEmail(draft.email),
    name: draft.name,
    locale: draft.locale,
    role: draft.role,
    passwordHash,
    passwordDue: false,
    invited: true,
  });
  const created = await ports.accounts.create(account, {
    ...entry,
    actorId: asker.who.account.id,
    requestId: asker.requestId,
  });
  return created
    ? ok(await sendInvitation(ports, account, asker))
    : { ...fail('account_exists'), fields: { email: 'account_exists' } };
}

/** Sends a new invitation to an account that has not accepted one; the previous link becomes invalid. */
export async function inviteAgain(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<Invitation, 'not_found' | 'invitation_accepted' | 'account_disabled'>> {
  const account = await ports.accounts.byId(id);
  if (!account) return fail('not_found');
  if (!account.invited) return fail('invitation_accepted');
  if (account.disabledAt !== null) return fail('account_disabled');
  return ok(await sendInvitation(ports, account, asker));
}

/** Withdraws an invitation that was not accepted: the account and its link are deleted. */
export async function withdrawInvitation(
  { clock, accounts }: Ports,
  id: string,
  asker: Asker,
): Promise<Result<{ withdrawn: true }, 'not_found' | 'invitation_accepted'>> {
  const account = await accounts.byId(id);
  if (!account) return fail('not_found');
  const withdrawn = await accounts.withdraw(id, {
    ...actorOf({ clock }, asker),
    action: 'account_invitation_withdrawn',
    subject: id,
    before: { role: account.role },
    after: null,
  });
  return withdrawn ? ok({ withdrawn: true }) : fail('invitation_accepted');
}

async function sendInvitation(ports: Ports, account: Account, asker: Asker): Promise<Invitation> {
  const { id: accountId, email, name, locale } = account;
  const inviter = asker.who.account;
  const entry: AuditEntry = {
    ...actorOf(ports, asker),
    action: 'account_invited',
    subject: accountId,
    before: null,
    after: null,
  };
  const code = ports.landingCodes.next();
  const expiresAt = entry.at + INVITATION_MS;
  const { smtp, senderName: brand } = ports.mailSettings.mail();
  const about = {
    code,
    name: withoutLinks(name),
    inviter: withoutLinks(inviter.name) || inviter.email,
    brand,
    until: expiresAt,
  };
  await ports.passwordLinks.issue(
    {
      kind: 'invitation',
      digest: ports.landingCodes.hashOf(code),
      accountId,
      createdAt: entry.at,
      expiresAt,
    },
    smtp ? sealLinkMail(ports, email, ports.mailTexts.invitation(locale, about)) : null,
    entry,
    1,
  );
  return {
    email,
    expiresAt: new Date(expiresAt).toISOString(),
    link: smtp ? null : invitationPath(locale, code),
  };
}

/** Returns the path of the page that reads the code. The code is after the `#`, so that it is sent to no server. */
const invitationPath = (locale: Locale, code: string): string =>
  `${localizePath(locale, '/admin/password')}#${code}`;
