import { STATEMENT_PATH } from '../domain/accessibility/conformity.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import { legalKeys } from '../domain/content/legal-parts.ts';
import { shownGuides } from '../domain/content/site-addresses.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { type GuidePath, type PageKind, type PagePath, SITE_PLAN_PATH } from '../domain/site-map/pages.ts';
import { shownPages } from '../domain/site-map/shown-pages.ts';
import { articleTexts } from '../i18n/article-texts.ts';
import { figureTexts } from '../i18n/claim-source.ts';
import { sitePlan } from '../i18n/dictionaries/site-plan/index.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { statementTexts } from '../site/accessibility/texts.ts';
import { guideTexts } from '../site/guides/texts.ts';
import { hubTexts } from '../site/hub/texts.ts';
import { plannerPageTexts } from '../site/planner/page-texts.ts';
import { questionTexts } from '../site/questions/texts.ts';
import { allReviewsTexts } from '../site/reviews/texts.ts';
import { servicesTexts } from '../site/services/texts.ts';
import { guideText, legalText } from './content.ts';

interface Meta {
  title: string;
  description: string;
}

export interface PageText extends Meta {
  path: PagePath | GuidePath;
  kind: PageKind;
}

/**
 * Returns title and description of each page of a language, in the order of the site: the same texts as in the pages'
 * heads, for feeds, lists and share pictures.
 * @param content the agency's published texts; absent: no published text
 */
export function pageTexts(locale: Locale, content?: ContentSnapshot): PageText[] {
  const written = writtenPages(locale, content);
  const t = textsOf(locale, content);
  const { youtube, meta, spotify } = servicesTexts(locale, t.services);
  const own: Partial<Record<string, Meta>> = {
    '/': t.home.meta,
    '/youtube-ads': youtube.meta,
    '/meta-ads': meta.meta,
    '/spotify-ads': spotify.meta,
    '/expertise-marketing-musical': hubTexts(locale, t.hub).meta,
    '/planificateur-de-sortie': plannerPageTexts[locale].meta,
    '/guides': guideTexts[locale].meta,
    '/articles': articleTexts[locale].meta,
    '/faq': t.faqPage.meta,
    '/glossaire': t.glossary.meta,
    '/questions': questionTexts[locale].meta,
    '/all-reviews': allReviewsTexts[locale].meta,
    '/nos-chiffres': figureTexts[locale].meta,
    '/contact': t.contactPage.meta,
    [STATEMENT_PATH]: statementTexts[locale].meta,
    [SITE_PLAN_PATH]: sitePlan[locale].meta,
  };
  return shownPages(content).flatMap(({ path, kind }) => {
    const texts = own[path] ?? written.get(path);
    if (!texts) return [];
    const title = fillFigures(locale, texts.title);
    return { path, kind, title, description: fillFigures(locale, texts.description) };
  });
}

/** Returns title and description of the pages whose text is a file of `content/`, by path. */
function writtenPages(locale: Locale, content: ContentSnapshot = {}): Map<string, Meta> {
  return new Map<string, Meta>([
    ...shownGuides(content, locale).map(
      ({ slug }) => [`/${slug}`, guideText(locale, slug, content).data] as const,
    ),
    ...legalKeys.map((name) => [`/${name}`, legalText(locale, name, content)] as const),
  ]);
}
