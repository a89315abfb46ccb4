import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import type { GuideSummary } from '../../src/contracts/guide.ts';
import type { ReviewsView } from '../../src/contracts/reviews/review.ts';
import type { SiteFacts } from '../../src/contracts/site.ts';
import type { Fee } from '../../src/domain/fee/fee.ts';
import { guides } from '../../src/domain/guide/guides.ts';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { textsOf } from '../../src/i18n/site-texts.ts';
import { ContactPage } from '../../src/site/contact/ContactPage.tsx';
import { FaqPage } from '../../src/site/faq/FaqPage.tsx';
import { FiguresPage } from '../../src/site/figures/FiguresPage.tsx';
import { GlossaryPage } from '../../src/site/glossary/GlossaryPage.tsx';
import { GuideLibrary } from '../../src/site/guides/GuideLibrary.tsx';
import { GuidesPage } from '../../src/site/guides/GuidesPage.tsx';
import { HomePage } from '../../src/site/home/HomePage.tsx';
import { HubAreas } from '../../src/site/hub/HubAreas.tsx';
import { HubHero } from '../../src/site/hub/HubHero.tsx';
import { hubTexts } from '../../src/site/hub/texts.ts';
import { ReviewPage } from '../../src/site/review/ReviewPage.tsx';
import { AllReviewsPage } from '../../src/site/reviews/AllReviewsPage.tsx';
import { ServicePage } from '../../src/site/services/ServicePage.tsx';

const entries: GuideSummary[] = guides.map((guide) => ({
  ...guide,
  title: guide.slug,
  name: guide.slug,
  description: guide.slug,
  lead: guide.slug,
  minutes: 9,
}));
const reviews: ReviewsView = {
  state: 'loaded',
  items: [],
  stats: {
    totalReviews: 0,
    hiddenReviews: 0,
    sampleReviews: 0,
    averageRating: null,
    featuredCount: 0,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  },
};

/**
 * The public pages by their path, without the planner; of guides and legal pages only the texts.
 * @param costs a saved cost table; absent: the code's own
 * @param fee the agency's fee; absent: by quote
 */
export function publicPages(
  locale: Locale,
  claims: SiteFacts['claims'],
  costs?: SiteFacts['costs'],
  fee: Fee = { kind: 'quote' },
): [path: string, page: ReactElement][] {
  const site = {
    bookingUrls: {},
    company: { fee, spaceInvoicedBy: 'Google, Meta' },
    contactEmail: 'a@music.example',
    demo: true,
    claims,
    costs,
  } as unknown as SiteFacts;
  const t = textsOf(locale);
  return [
    [
      '/',
      <HomePage
        key="home"
        locale={locale}
        t={t}
        site={site}
        articles={{ state: 'loaded', items: [] }}
        reviews={reviews}
      />,
    ],
    ...(['youtube', 'meta', 'spotify'] as const).map((service): [string, ReactElement] => [
      `/${service}-ads`,
      <ServicePage key={service} locale={locale} service={service} t={t} site={site} reviews={reviews} />,
    ]),
    ['hub', <HubHero key="hub" locale={locale} guides={entries} claims={claims} t={hubTexts(locale)} />],
    ['hub areas', <HubAreas key="areas" locale={locale} guides={entries} claims={claims} />],
    ['library', <GuideLibrary key="library" locale={locale} fee={fee} guides={entries} />],
    ['/guides', <GuidesPage key="guides" locale={locale} fee={fee} guides={entries} />],
    ['/contact', <ContactPage key="contact" locale={locale} t={t} site={site} outcome={undefined} />],
    ['/faq', <FaqPage key="faq" locale={locale} t={t} site={site} />],
    ['/nos-chiffres', <FiguresPage key="figures" locale={locale} site={site} />],
    ['/all-reviews', <AllReviewsPage key="all" locale={locale} t={t} site={site} reviews={reviews} />],
    ['/review', <ReviewPage key="review" locale={locale} t={t} site={site} request={{}} />],
    [
      '/glossary',
      <GlossaryPage key="glossary" locale={locale} t={textsOf(locale).glossary} guideNames={{}} />,
    ],
    ...readTexts(locale),
  ];
}

/** The pages whose texts are files, legal ones and guides, by their path. References to figures are not resolved. */
function readTexts(locale: Locale): [path: string, page: ReactElement][] {
  return ['legal', 'guides'].flatMap((kind) => {
    const folder = `content/${locale}/${kind}`;
    return readdirSync(folder).map((file): [string, ReactElement] => [
      `/${file.replace('.md', '')}`,
      <p key={file}>{readFileSync(`${folder}/${file}`, 'utf8').replaceAll('**', '')}</p>,
    ]);
  });
}
