import { z } from 'zod';

/**
 * The fields that several forms share. A schema's message is a key of `dictionaries/<locale>/errors.ts` (`fields`),
 * never a sentence: the same schema serves the browser and the server, in four languages.
 */

/** Text, @, text, dot, text: the documented pattern. An address is proved by writing to it, not by a longer pattern. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email = (key: string) =>
  z.string(key).trim().max(254, key).regex(EMAIL_PATTERN, key).meta({ example: 'lea@example.com' });

export const line = (key: string, max: number) => z.string(key).trim().min(1, key).max(max, 'too_long');
