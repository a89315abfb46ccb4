import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { push as texts } from '../dictionaries/push/index.ts';

/** The texts of notifications, with the path that a tap on them opens. */
export const pushTexts = {
  lead: (locale: Locale) => ({
    ...texts[locale].lead,
    url: localizePath(locale, '/admin/dashboard/leads'),
  }),
  alarm: (locale: Locale) => ({
    ...texts[locale].alarm,
    url: localizePath(locale, '/admin/dashboard/go-live'),
  }),
};
