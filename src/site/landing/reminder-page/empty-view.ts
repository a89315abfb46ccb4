import type { LandingView } from '../../../domain/landing/counts/landing-view.ts';
import { emptyTexts, newContent } from '../../../domain/landing/landing-page.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** A view without content, whose default colours a page of a reminder wears when its landing page is no longer online. */
export const emptyLandingView = (locale: Locale): LandingView => ({
  id: '',
  slug: '',
  template: 'album-release',
  locale,
  languages: [locale],
  shared: newContent(locale, '').shared,
  texts: emptyTexts(),
  pictures: {},
  now: 0,
  address: '',
});
