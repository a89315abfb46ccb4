import type { Platform } from '../simulator/inputs.ts';
import { wordsOf } from './words.ts';

const names: Record<string, Platform> = {
  youtube: 'youtube',
  yt: 'youtube',
  meta: 'meta',
  facebook: 'meta',
  fb: 'meta',
  instagram: 'meta',
  insta: 'meta',
  tiktok: 'tiktok',
};

/** Returns the platform with prices that a text names; `undefined` if it names none, or several. */
export function platformIn(text: string): Platform | undefined {
  const found = new Set(wordsOf(text.replaceAll(/tik tok/gi, 'tiktok')).flatMap((word) => names[word] ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}
