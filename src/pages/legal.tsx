import { outlineOf } from '../domain/blocks/outline.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import type { LegalKey } from '../domain/content/legal-parts.ts';
import { staleTexts, wholeContent } from '../domain/content/stale.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { pageAddress } from '../domain/site-map/page-address.ts';
import { fill } from '../i18n/format.ts';
import {
  FormerNotice,
  FormerTexts,
  FrenchNotice,
  formerEntry,
  formerName,
  LegalPage,
} from '../site/legal/LegalPage.tsx';
import legalStyles from '../site/legal/legal.css?inline';
import { legalBlocks } from '../site/legal/legal-blocks.tsx';
import { legalTexts } from '../site/legal/texts.ts';
import { Blocks } from '../site/reading/blocks/Blocks.tsx';
import contentsStyles from '../site/reading/page-contents.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import { defaultOf, formerLegalText, legalText } from './content.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, contentsStyles, legalStyles);

export const legalPage =
  (name: LegalKey): Page =>
  (context) => {
    const { locale, site, preview } = context;
    const { title, description, blocks } = legalText(locale, name, site.content);
    const former = site.content?.[name]?.[locale]?.former ?? [];
    return siteDocument(context, {
      path: `/${name}`,
      title,
      description,
      tone: 'light',
      jsonLd: [breadcrumb(site, locale, [{ name: title }])],
      styles,
      main: (
        <LegalPage
          locale={locale}
          title={title}
          contents={[...outlineOf(blocks), ...formerEntry(locale, former)]}
          notice={isBehind(locale, name, site.content) && <FrenchNotice locale={locale} name={name} />}
          former={<FormerTexts locale={locale} name={name} former={former} />}
          marked={preview && name}
        >
          <Blocks locale={locale} blocks={blocks} drawn={legalBlocks(locale, site, Date.now())} />
        </LegalPage>
      ),
    });
  };

/** The page of a former text. Search engines are led to the present one, as is the choice of languages. */
export const formerLegalPage =
  (name: LegalKey): Page =>
  (context) => {
    const { locale, site, params } = context;
    const former = site.content?.[name]?.[locale]?.former?.find(
      ({ number }) => String(number) === params['version'],
    );
    if (!former) return undefined;
    const { title, blocks } = formerLegalText(locale, name, former);
    const named = `${title}, ${formerName(locale, former).toLocaleLowerCase(locale)}`;
    // Days in the text are those of its last day in force.
    const drawn = legalBlocks(locale, site, former.until, former.from);
    return siteDocument(context, {
      path: `/${name}`,
      title: named,
      description: fill(legalTexts[locale].former.description, { title: named }),
      tone: 'light',
      noindex: true,
      canonical: pageAddress(site.url, locale, `/${name}`),
      styles,
      main: (
        <LegalPage
          locale={locale}
          title={named}
          contents={outlineOf(blocks)}
          notice={<FormerNotice locale={locale} name={name} text={former} />}
        >
          <Blocks locale={locale} blocks={blocks} drawn={drawn} />
        </LegalPage>
      ),
    });
  };

/** Whether the French text changed since a translation was last said to be right. */
function isBehind(locale: Locale, name: LegalKey, snapshot: ContentSnapshot = {}): boolean {
  const { fr: french, [locale]: own } = snapshot[name] ?? {};
  if (locale === 'fr' || !french) return false;
  const frenchStandard = defaultOf(name, 'fr');
  const sides = {
    french: wholeContent(french.content, frenchStandard),
    frenchStamps: french.stamps ?? {},
    frenchStandard,
    own: own?.content ?? defaultOf(name, locale),
    stamps: own?.stamps ?? {},
  };
  return staleTexts(name, sides).length > 0;
}
