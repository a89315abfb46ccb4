import { randomInt } from 'node:crypto';

/** Returns a random code of `length` characters, in which each character of `alphabet` is equally likely. */
export function randomCode(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
