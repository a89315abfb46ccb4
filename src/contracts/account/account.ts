import { z } from 'zod';
import { systems } from '../../domain/account/device.ts';
import { duties } from '../../domain/account/duty.ts';
import { NAME_MAX_LENGTH } from '../../domain/account/name.ts';
import { PASSWORD_MAX_LENGTH } from '../../domain/account/password.ts';
import { roles } from '../../domain/account/role.ts';
import { locales } from '../../domain/locale/locale.ts';
import { email, name } from '../fields.ts';

const personName = name('name_required', NAME_MAX_LENGTH);

/** A typed password, with the spaces at its ends. */
export const typedPassword = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    // In UTF-16 code units: a character has at most two.
    .max(2 * PASSWORD_MAX_LENGTH, 'password_long');

/** `POST /api/auth/login`. */
export const SignIn = z.object({
  email: z.string('login_email_required').trim().min(1, 'login_email_required').pipe(email('email_error')),
  password: typedPassword('login_password_required'),
  /** A code of the app or a recovery code; only accounts with a second factor need it. */
  code: z.string('code_required').trim().min(1, 'code_required').max(60, 'code_wrong').optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** The token is at the top level, as documented. */
export const TokenAnswer = z.object({ success: z.literal(true), token: z.string() });
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** `POST /api/auth/password`. The rules for the new one are those of `domain/account/password.ts`. */
export const PasswordChange = z.object({
  current: typedPassword('contact_required'),
  password: typedPassword('contact_required'),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/**
 * The proof that a request is from the owner of the account: the password, and if the second factor is on, a code of the app or
 * a recovery code.
 */
export const OwnerProof = z.object({
  password: typedPassword('contact_required'),
  code: z.string('code_required').trim().min(1, 'code_required').max(60, 'code_wrong').optional(),
});
export type OwnerProof = z.infer<typeof OwnerProof>;

/** `POST /api/auth/password-link`. */
export const PasswordLinkRequest = z.object({ email: email('email_error') });

/** Says nothing about the address. */
export const PasswordLinkAccepted = z.object({ accepted: z.literal(true) });

const linkCode = z.string('contact_required').min(1, 'contact_required').max(100, 'contact_required');

/** `POST /api/auth/password-link/read`. */
export const PasswordLinkCode = z.object({ code: linkCode });

/** The account of a link. `invited`: the link is an invitation, with which the name can be corrected as well. */
export const PasswordLinkOwner = z.object({
  email: z.string(),
  name: z.string(),
  invited: z.boolean(),
  /** The names of the passkeys, which stay valid after a new password. */
  passkeys: z.array(z.string()),
});
export type PasswordLinkOwner = z.infer<typeof PasswordLinkOwner>;

/** `POST /api/auth/password-link/use`. */
export const PasswordByLink = z.object({
  code: linkCode,
  password: typedPassword('contact_required'),
  /** For the acceptance of an invitation; ignored otherwise. */
  name: personName.optional(),
  /** Whether the passkeys of the account are removed too. */
  removePasskeys: z.boolean().default(false),
});
export type PasswordByLink = z.infer<typeof PasswordByLink>;

/** `GET /api/auth/session`. Seconds from now, since the clock of a browser may be wrong. */
export const SessionDto = z.object({
  /** Seconds until the session ends if it is not used. */
  expiresIn: z.int(),
  /** Seconds until the latest end, seven days after the sign-in, which use does not move. */
  endsIn: z.int(),
});
export type SessionDto = z.infer<typeof SessionDto>;

/** The number of ended sessions. */
export const SignOutAnswer = z.object({ ended: z.number() });
export type SignOutAnswer = z.infer<typeof SignOutAnswer>;

/** The data of an account that colleagues see. */
export const PersonDto = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty: unknown. */
  name: z.string(),
});

/** An account, for administrators. Times are ISO 8601 in UTC. */
export const AccountRowDto = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty: unknown. */
  name: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  lastSignedInAt: z.string().nullable(),
  disabled: z.boolean(),
  /** The number of open sessions. */
  sessions: z.int(),
  secondFactor: z.boolean(),
  /** Not null while the person has not accepted; `until` is null once the link has expired. */
  invitation: z.object({ until: z.string().nullable() }).nullable(),
  /** Whether the owner must replace the password at the next sign-in. */
  passwordDue: z.boolean(),
});
export type AccountRowDto = z.infer<typeof AccountRowDto>;

/** `POST /api/accounts`. */
export const AccountDraft = z.object({
  email: email('email_error'),
  name: personName,
  role: z.enum(roles, 'role_error'),
  /** Language of the mails to the person. */
  locale: z.enum(locales),
});
export type AccountDraft = z.infer<typeof AccountDraft>;

/** `PATCH /api/accounts/{id}`: absent fields stay unchanged. */
export const AccountChange = z
  .object({ role: z.enum(roles, 'role_error').optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined);
export type AccountChange = z.infer<typeof AccountChange>;

/** An invitation. `link` is a path with its code, only in this response; null: it was sent by e-mail. */
export const Invitation = z.object({
  email: z.string(),
  expiresAt: z.string(),
  link: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationWithdrawn = z.object({ withdrawn: z.literal(true) });

/** A generated password. Only this response contains it; only its hash is stored. */
export const GivenPassword = z.object({ email: z.string(), password: z.string() });
export type GivenPassword = z.infer<typeof GivenPassword>;

/** `GET /api/auth/me`. */
export const AccountDto = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty: unknown. */
  name: z.string(),
  role: z.enum(roles),
  /** The step that the account must take before any other operation is open to it; null: no step. */
  duty: z.enum(duties).nullable(),
  /** Whether it has a passkey, which the dialog of an expired session offers. */
  passkey: z.boolean(),
});
export type AccountDto = z.infer<typeof AccountDto>;

/** `PATCH /api/auth/me`. */
export const OwnAccountChange = z.object({ name: personName });
export type OwnAccountChange = z.infer<typeof OwnAccountChange>;

/** An open session of the requesting account. Times are ISO 8601 in UTC. */
export const OwnSessionDto = z.object({
  id: z.string(),
  /** The browser's family: `Firefox`. `other`: unknown. */
  browser: z.string(),
  system: z.enum(systems),
  createdAt: z.string(),
  /** To the minute. */
  usedAt: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OwnSessionDto = z.infer<typeof OwnSessionDto>;
