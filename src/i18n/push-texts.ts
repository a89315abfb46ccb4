import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { push as texts } from './dictionaries/push/index.ts';

/** The words of notifications, with the place that a press on them opens. */
export const pushTexts = {
  lead: (locale: Locale) => ({
    ...texts[locale].lead,
    url: localizePath(locale, '/admin/dashboard/leads'),
  }),
};
