import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../domain/account/password.ts';
import { roles } from '../domain/account/role.ts';
import { email } from './fields.ts';

/** A password as it was typed: spaces at its ends belong to it. */
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
  /** Of the app or a recovery code: only accounts with a second factor are asked for it. */
  code: z.string('code_required').trim().min(1, 'code_required').max(60, 'code_wrong').optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** The token stands at the top level, as documented. */
export const TokenAnswer = z.object({ success: z.literal(true), token: z.string() });
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** `POST /api/auth/password`. The rules for the new one are those of `domain/account/password.ts`. */
export const PasswordChange = z.object({
  current: typedPassword('contact_required'),
  password: typedPassword('contact_required'),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** How many sessions ended. */
export const SignOutAnswer = z.object({ ended: z.number() });
export type SignOutAnswer = z.infer<typeof SignOutAnswer>;

/** One of the accounts, as administrators see it. Times are ISO 8601 in UTC. */
export const AccountRowDto = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  lastSignedInAt: z.string().nullable(),
  disabled: z.boolean(),
  /** Open ones. */
  sessions: z.int(),
});
export type AccountRowDto = z.infer<typeof AccountRowDto>;

/** `POST /api/accounts`. */
export const AccountDraft = z.object({ email: email('email_error'), role: z.enum(roles, 'role_error') });
export type AccountDraft = z.infer<typeof AccountDraft>;

/** `PATCH /api/accounts/{id}`: what is named is changed. */
export const AccountChange = z
  .object({ role: z.enum(roles, 'role_error').optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined);
export type AccountChange = z.infer<typeof AccountChange>;

/** A generated password: it is shown this once, and kept nowhere. */
export const GivenPassword = z.object({ email: z.string(), password: z.string() });
export type GivenPassword = z.infer<typeof GivenPassword>;

/** `GET /api/auth/me`. */
export const AccountDto = z.object({ id: z.string(), email: z.string(), role: z.enum(roles) });
export type AccountDto = z.infer<typeof AccountDto>;
