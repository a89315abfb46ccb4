import { randomInt } from 'node:crypto';

/** A code of so many signs of an alphabet, each as likely as any other. */
export function randomCode(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
