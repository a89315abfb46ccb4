import type { Locale } from '../../domain/locale/locale.ts';
import { texts as text2026_11 } from './2026-11.ts';
import { texts as text2026_11_21_2 } from './2026-11-21.2.ts';
import { texts as text2026_11_21 } from './2026-11-21.ts';
import { texts as text2026_11_22 } from './2026-11-22.ts';
import { texts as text2026_11_28_2 } from './2026-11-28.2.ts';
import { texts as text2026_11_28 } from './2026-11-28.ts';
import { texts as text2026_11_29_2 } from './2026-11-29.2.ts';
import { texts as text2026_11_29_3 } from './2026-11-29.3.ts';
import { texts as text2026_11_29_4 } from './2026-11-29.4.ts';
import { texts as text2026_11_29 } from './2026-11-29.ts';
import { texts as text2026_11_30_artist } from './2026-11-30.artist.ts';
import { texts as text2026_11_30 } from './2026-11-30.ts';

/** What every version of the banner and its settings has had in common. */
export interface ConsentWording {
  title: string;
  text: string;
  dialog: {
    title: string;
    text: string;
    /** The question of an artist has advertising alone. */
    categories: Readonly<
      Partial<Record<'essential' | 'analytics' | 'marketing' | 'functional', { name: string; text: string }>>
    >;
  };
}

/** The wording of each version in all languages, the oldest first. Add versions, never change one. */
export const consentTexts: Readonly<Record<string, Readonly<Record<Locale, ConsentWording>>>> = {
  '2026-11': text2026_11,
  '2026-11-21': text2026_11_21,
  '2026-11-21.2': text2026_11_21_2,
  '2026-11-22': text2026_11_22,
  '2026-11-28': text2026_11_28,
  '2026-11-28.2': text2026_11_28_2,
  '2026-11-29': text2026_11_29,
  '2026-11-29.2': text2026_11_29_2,
  '2026-11-29.3': text2026_11_29_3,
  '2026-11-29.4': text2026_11_29_4,
  '2026-11-30.artist': text2026_11_30_artist,
  '2026-11-30': text2026_11_30,
};
