import type { Locale } from '../../domain/locale/locale.ts';
import { reminderPushes as texts } from '../dictionaries/reminder-pushes/index.ts';
import { fill } from '../format.ts';

/** The texts of the notifications to fans, in the four languages. */
export const reminderPushes = {
  remind(locale: Locale, { title, artist, tense }: { title: string; artist: string; tense: 'just' | 'out' }) {
    const { remind } = texts[locale];
    const touch = fill(remind.touch, { artist });
    return {
      title: fill(remind[tense], { title }),
      // An artist's own page has no other title.
      body: artist === '' || artist === title ? remind.alone : touch,
    };
  },
  cancelled(locale: Locale, { brand, title }: { brand: string; title: string }) {
    const { cancelled } = texts[locale];
    return { title: fill(cancelled.title, { title }), body: fill(cancelled.body, { brand }) };
  },
};
