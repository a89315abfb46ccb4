import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../domain/account/password.ts';
import { roles } from '../domain/account/role.ts';
import { email } from './fields.ts';

/** A typed password, with the spaces at its ends. */
export const typedPassword = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    // Units of UTF-16, of which a character takes two at most.
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

/** `POST /api/auth/password-link`. */
export const PasswordLinkRequest = z.object({ email: email('email_error') });

/** Says nothing about the address. */
export const PasswordLinkAccepted = z.object({ accepted: z.literal(true) });

const linkCode = z.string('contact_required').min(1, 'contact_required').max(100, 'contact_required');

/** `POST /api/auth/password-link/read`. */
export const PasswordLinkCode = z.object({ code: linkCode });

/** The account of a link. */
export const PasswordLinkOwner = z.object({ email: z.string() });

/** `POST /api/auth/password-link/use`. */
export const PasswordByLink = z.object({ code: linkCode, password: typedPassword('contact_required') });
export type PasswordByLink = z.infer<typeof PasswordByLink>;

/** `GET /api/auth/session`. Seconds from now, since the clock of a browser may be wrong. */
export const SessionDto = z.object({
  /** Until the session ends if it is not used. */
  expiresIn: z.int(),
  /** Until the end that no use moves: thirty days after the sign-in. */
  endsIn: z.int(),
});
export type SessionDto = z.infer<typeof SessionDto>;

/** The number of ended sessions. */
export const SignOutAnswer = z.object({ ended: z.number() });
export type SignOutAnswer = z.infer<typeof SignOutAnswer>;

/** An account, for administrators. Times are ISO 8601 in UTC. */
export const AccountRowDto = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  lastSignedInAt: z.string().nullable(),
  disabled: z.boolean(),
  /** The number of open sessions. */
  sessions: z.int(),
});
export type AccountRowDto = z.infer<typeof AccountRowDto>;

/** `POST /api/accounts`. */
export const AccountDraft = z.object({ email: email('email_error'), role: z.enum(roles, 'role_error') });
export type AccountDraft = z.infer<typeof AccountDraft>;

/** `PATCH /api/accounts/{id}`: absent fields stay unchanged. */
export const AccountChange = z
  .object({ role: z.enum(roles, 'role_error').optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined);
export type AccountChange = z.infer<typeof AccountChange>;

/** A generated password. This answer is the only one that contains it; only its hash is stored. */
export const GivenPassword = z.object({ email: z.string(), password: z.string() });
export type GivenPassword = z.infer<typeof GivenPassword>;

/** `GET /api/auth/me`. */
export const AccountDto = z.object({ id: z.string(), email: z.string(), role: z.enum(roles) });
export type AccountDto = z.infer<typeof AccountDto>;
