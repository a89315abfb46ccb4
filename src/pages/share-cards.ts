import { locales } from '../domain/locale/locale.ts';
import { type ShareCard, shareImageName } from '../domain/site-map/share-image.ts';
import { sharingTexts } from '../site/machine-files/texts.ts';
import { pageTexts } from './page-texts.ts';

/** Returns the data of the share picture of each page in each language, with the page's own title. */
export const shareCards = (): ShareCard[] =>
  locales.flatMap((locale) =>
    pageTexts(locale).map(({ path, kind, title }) => ({
      locale,
      name: shareImageName(path),
      title,
      kind,
      label: sharingTexts[locale].kinds[kind],
    })),
  );
