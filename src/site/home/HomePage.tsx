import type { ReactNode } from 'react';
import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import type { ReviewsView } from '../../contracts/reviews/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';
import { About } from './About.tsx';
import { Articles } from './Articles.tsx';
import { Hero } from './Hero.tsx';
import { Cases, Team } from './People.tsx';
import { Reviews } from './Reviews.tsx';
import { Services } from './Services.tsx';

interface HomePageProps {
  locale: Locale;
  t: SiteTexts;
  site: SiteFacts;
  articles: FeedView<ArticleDto>;
  reviews: ReviewsView;
  /** The section with the example of a report. */
  report?: ReactNode;
  /** The section with an example of a sound. */
  sound?: ReactNode;
  /** The contact section. */
  children?: ReactNode;
}

/** The home page, with its sections in the documented order. */
export function HomePage({ locale, t, site, articles, reviews, report, sound, children }: HomePageProps) {
  return (
    <>
      <Hero locale={locale} costs={site.costs} fee={site.company.fee} t={t.home.hero} claims={site.claims} />
      <Services locale={locale} costs={site.costs} company={site.company} t={t.home.services} />
      {report}
      {sound}
      <About locale={locale} t={t.home.about} claims={site.claims} />
      <Team locale={locale} title={t.agency.team} items={t.team} pictures={site.pictures} />
      <Cases t={t.agency.cases} items={t.cases} />
      <Articles
        locale={locale}
        t={t.home.articles}
        feeds={t.feeds}
        articles={articles}
        newTab={t.layout.footer.newTab}
        blogUrl={site.blogUrl}
      />
      <Reviews
        locale={locale}
        t={t.home.reviews}
        feeds={t.feeds}
        own={t}
        pictures={site.pictures}
        reviews={reviews}
      />
      <Faq locale={locale} t={t.home.faq} faq={t.faq} site={site} />
      {children}
    </>
  );
}

interface FaqProps {
  locale: Locale;
  t: SiteTexts['home']['faq'];
  faq: SiteTexts['faq'];
  site: SiteFacts;
}

/** The home page shows the first questions, as many as the dictionaries have; the page of all questions the rest. */
const SHOWN = 7;

function Faq({ locale, t, faq, site }: FaqProps) {
  if (faq.items.length === 0) return null;
  const more = { text: t.more, href: localizePath(locale, '/faq') };
  return (
    <QuestionsSection eyebrow={t.eyebrow} title={t.title} more={more}>
      <div data-content="faq">
        <Accordion name="faq" items={faqItems(locale, faq.items.slice(0, SHOWN), site)} />
      </div>
    </QuestionsSection>
  );
}
