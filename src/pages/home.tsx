import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { ReportSample } from '../site/campaign-report/ReportSample.tsx';
import reportStyles from '../site/campaign-report/report-sample.css?inline';
import { ContactSection } from '../site/contact/ContactSection.tsx';
import contactStyles from '../site/contact/contact.css?inline';
import { HomePage } from '../site/home/HomePage.tsx';
import homeStyles from '../site/home/home.css?inline';
import { REVIEW_ORDER, REVIEWS_ON_PAGE } from '../site/home/review-paging.ts';
import { Sound } from '../site/sound/Sound.tsx';
import soundStyles from '../site/sound/sound.css?inline';
import type { Page } from './page.ts';
import { stylesWithPortraits } from './portrait-styles.ts';
import { siteDocument } from './site-document.tsx';

const styles = stylesWithPortraits(contactStyles, homeStyles, reportStyles, soundStyles);

export const homePage: Page = async (context) => {
  const { locale, site, feeds, contactForm } = context;
  const t = textsOf(locale, site.content);
  const [articles, reviews] = await Promise.all([
    feeds.articles(locale),
    feeds.reviews(locale, { size: REVIEWS_ON_PAGE, page: 1, order: REVIEW_ORDER }),
  ]);
  return siteDocument(context, {
    path: '/',
    title: t.home.meta.title,
    description: fillFigures(locale, t.home.meta.description),
    tone: 'dark',
    calendars: Object.values(site.bookingUrls),
    styles: styles(t, site),
    scripts: ['contact', 'home', 'sound'],
    sources: [{ 'media-src': ["'self'"] }],
    main: (
      <HomePage
        {...{ locale, t, site, articles, reviews }}
        report={<ReportSample locale={locale} brand={site.brand} t={t.home.report} />}
        sound={<Sound t={t.home.sound} />}
      >
        <ContactSection locale={locale} t={t} site={site} outcome={contactForm} />
      </HomePage>
    ),
  });
};
