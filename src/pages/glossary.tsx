import { glossaryTerms } from '../domain/glossary/terms.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { GlossaryPage } from '../site/glossary/GlossaryPage.tsx';
import glossaryStyles from '../site/glossary/glossary.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { definedTermSet } from '../site/structured-data/defined-term-set.ts';
import { breadcrumb } from './breadcrumb.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(glossaryStyles, readingStyles);

export const glossaryPage: Page = (context) => {
  const { locale, site } = context;
  const { glossary: t } = textsOf(locale, site.content);
  const { meta, title: name, eyebrow, terms } = t;
  const { title } = meta;
  const description = fillFigures(locale, meta.description);
  const path = '/glossaire';
  const guideNames = Object.fromEntries(
    guideEntries(locale, site.content).map((guide) => [guide.slug, guide.name]),
  );
  return siteDocument(context, {
    path,
    title,
    description,
    tone: 'light',
    jsonLd: [
      breadcrumb(site, locale, [{ name: eyebrow }]),
      definedTermSet(site, locale, {
        path,
        name,
        description,
        terms: glossaryTerms.map((id) => ({
          id,
          term: terms[id].term,
          definition: fillFigures(locale, terms[id].definition),
        })),
      }),
    ],
    styles,
    scripts: ['glossary'],
    main: <GlossaryPage locale={locale} t={t} guideNames={guideNames} />,
  });
};
