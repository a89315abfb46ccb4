import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { push as en } from './dictionaries/en/push.ts';
import { push as es } from './dictionaries/es/push.ts';
import { push as fr } from './dictionaries/fr/push.ts';
import { push as pt } from './dictionaries/pt/push.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The words of notifications, with the place that a press on them opens. */
export const pushTexts = {
  lead: (locale: Locale) => ({
    ...texts[locale].lead,
    url: localizePath(locale, '/admin/dashboard/leads'),
  }),
};
