import { z } from 'zod';
import {
  FEWEST_GUESSES_AT_START,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
} from '../domain/account/password.ts';
import { emailAddress, isWebAddress, requiredLine } from '../domain/settings/fields.ts';
import { ReviewsWidgetSettings } from '../domain/settings/source-settings.ts';
import { type TagProvider, tagIdRules } from '../domain/tag-id/tag-id.ts';

/**
 * Parses a variable of the environment or a stored secret. A variable that a setting of the back office can replace has
 * the rule of that setting. A rule's description completes the sentence "NAME: expected ...", the message for a wrong
 * value. The message never repeats the value, because the value may be a secret.
 */
export type Rule<T> = z.ZodType<T, string>;

export function wholeNumber(min: number, max: number): Rule<number> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .describe(`a whole number from ${min} to ${max}`);
}

export function oneOf<T extends string>(choices: readonly T[]) {
  return z.enum(choices).describe(`one of ${choices.join(', ')}`);
}

export const onOff = z
  .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' })
  .describe('on or off');

export const text = requiredLine().describe('a text of at most 200 characters on one line');
export const email = emailAddress().describe('an e-mail address');
export const folder = z
  .string()
  .regex(/^[^\0]+$/)
  .describe('a folder');
export const hostName = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]{1,253}$/)
  .describe('a host name or an IP address');
export const zoneId = z
  .string()
  .regex(/^[A-Za-z0-9]{1,64}$/)
  .describe('letters and digits');
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
  .describe('a language, such as fr or pt-BR');
export const widgetId = ReviewsWidgetSettings.shape.widgetId.describe(
  'letters, digits, dashes and underscores',
);

/** The identifier of a measurement tag. */
export function tagId(provider: TagProvider): Rule<string> {
  return z.string().regex(tagIdRules[provider].pattern).describe(tagIdRules[provider].expected);
}

const webAddress = z
  .string()
  .refine(isWebAddress)
  .transform((address) => new URL(address));

export const httpUrl = webAddress
  .transform(({ href }) => href)
  .describe('an address that begins with http:// or https://');

/** Scheme, host and port only: pages are always served from the root. */
export const httpOrigin = webAddress
  .refine(({ href, origin }) => href === `${origin}/`)
  .transform(({ origin }) => origin)
  .describe('an address such as https://www.example.com, without path');

/** The host may be empty: the address of a socket folder is `postgres:///name?host=/folder`. */
export const postgresUrl = z
  .url({ protocol: /^postgres(?:ql)?$/ })
  .describe('an address that begins with postgres:// or postgresql://');

/** The number of proxies in front of the server whose `X-Forwarded-For` entries are trusted. */
export const proxyCount = z
  .union([onOff.transform(Number), wholeNumber(0, 10)])
  .describe('on, off, or the number of proxies in front (0 to 10)');

/** A Standard Webhooks secret: the key is 24 to 64 bytes, in base64 after the prefix. */
export const webhookSecret = z
  .templateLiteral(['whsec_', z.base64()])
  .refine((secret) => {
    const { length } = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return length >= 24 && length <= 64;
  })
  .describe('whsec_ and 24 to 64 bytes in base64');

/** A private VAPID key. */
export const vapidKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .describe('32 bytes in base64 of the web: 43 letters, digits, - or _');

/** One or more secrets, separated by commas: the first is the current secret, which replaces the others. */
export function secretList(characters: number): Rule<readonly string[]> {
  return z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(characters)))
    .describe(`at least ${characters} characters, or several such secrets separated by commas`);
}

/** A password that the account of this e-mail address may have. */
export function newPassword(email: string): Rule<string> {
  return z
    .string()
    .refine((password) => !passwordProblem(password, [email], FEWEST_GUESSES_AT_START))
    .describe(`${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters that are not easy to guess`);
}

export function longEnough(characters: number): Rule<string> {
  return z.string().min(characters).describe(`at least ${characters} characters`);
}
