import { outlineOf } from '../domain/blocks/outline.ts';
import { guideLanguages } from '../domain/content/site-addresses.ts';
import { CALCULATOR_FRAGMENT } from '../domain/guide/calculator-fragment.ts';
import { type GuideSlug, isBuiltIn, isGuideSlug } from '../domain/guide/guides.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { feeTokens } from '../i18n/money/fee-text.ts';
import { feeTexts } from '../i18n/money/fee-texts.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { GuidePage } from '../site/guides/GuidePage.tsx';
import { guideBlocks } from '../site/guides/guide-blocks.tsx';
import guidePageStyles from '../site/guides/guide-page.css?inline';
import guidesStyles from '../site/guides/guides.css?inline';
import calculatorStyles from '../site/guides/instruments/calculator.css?inline';
import resultStyles from '../site/guides/instruments/calculator-result.css?inline';
import { calculatorsById } from '../site/guides/instruments/calculators/calculators-by-id.ts';
import { calculatorTexts } from '../site/guides/instruments/server-texts.ts';
import figureTableStyles from '../site/guides/instruments/tables/figure-table.css?inline';
import exampleStyles from '../site/guides/instruments/worked-example.css?inline';
import { hubTexts } from '../site/hub/texts.ts';
import { QuestionBox } from '../site/questions/QuestionBox.tsx';
import questionsStyles from '../site/questions/questions.css?inline';
import { Blocks } from '../site/reading/blocks/Blocks.tsx';
import contentsStyles from '../site/reading/page-contents.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { article } from '../site/structured-data/article.ts';
import { faqPage } from '../site/structured-data/faq-page.ts';
import { howTo } from '../site/structured-data/how-to.ts';
import { breadcrumb } from './breadcrumb.ts';
import { guideText } from './content.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(
  ...[readingStyles, contentsStyles, figureTableStyles, exampleStyles, calculatorStyles, resultStyles],
  ...[guidePageStyles, guidesStyles, questionsStyles],
);

/** The page of a guide that the agency added; a path of another form or of no guide has no page. */
export const addedGuidePage: Page = (context) => {
  const { guide = '' } = context.params;
  return isGuideSlug(guide) && !isBuiltIn(guide) ? guidePage(guide)(context) : undefined;
};

/** Returns the page of a guide. It has none while the guide is withdrawn, or not published in the language. */
export const guidePage =
  (slug: GuideSlug): Page =>
  (context) => {
    const { locale, site } = context;
    const all = guideEntries(locale, site.content);
    const index = all.findIndex((entry) => entry.slug === slug);
    const guide = all[index];
    const next = all[(index + 1) % all.length];
    if (!guide || !next) return undefined;

    const { data, blocks } = guideText(locale, slug, site.content);
    const filled = (text: string) => fillFigures(locale, text);
    const questions = (repeated?: 'repeated') => {
      const fee = feeTokens(locale, feeTexts(locale), site.company.fee, repeated);
      return data.faq.map(({ question, answer }) => ({
        question: filled(question),
        answer: fillFigures(locale, answer, fee).trim(),
      }));
    };
    const frame = {
      takeaways: data.takeaways.map(filled),
      steps: data.steps.map(({ name, text }) => ({ name: filled(name), text: filled(text) })),
      faq: questions(),
    };
    const calculator = guide.calculator && {
      id: CALCULATOR_FRAGMENT,
      text: calculatorsById[guide.calculator].title(calculatorTexts(locale)),
    };
    const t = textsOf(locale, site.content);
    const parent =
      guide.parent === 'hub'
        ? { name: hubTexts(locale).name, path: '/expertise-marketing-musical' }
        : { name: t.layout.nav.guides, path: '/guides' };
    const path = `/${slug}`;
    const { title, description, name, published, updated } = guide;
    const crumbs = [parent, { name }];
    return siteDocument(context, {
      path,
      title,
      description,
      tone: 'light',
      ...(!isBuiltIn(slug) && { languages: guideLanguages(site.content ?? {}, slug) }),
      article: { published, updated },
      jsonLd: [
        breadcrumb(site, locale, crumbs),
        article(site, locale, { path, title, description, published, updated }),
        howTo(site, locale, { path, name: title, description, steps: frame.steps }),
        faqPage(site, locale, { path, items: questions('repeated') }),
      ],
      styles,
      scripts: [...(guide.calculator ? (['calculator'] as const) : []), 'questions'],
      main: (
        <GuidePage
          {...{ locale, site, crumbs, guide, frame, next }}
          questionBox={<QuestionBox locale={locale} place="guide" />}
          outline={outlineOf(blocks, calculator)}
        >
          <Blocks locale={locale} blocks={blocks} drawn={guideBlocks(locale, guide, site)} />
        </GuidePage>
      ),
    });
  };
