import type { GuideSummary } from '../../contracts/guide.ts';
import { codePathOf } from '../../domain/reminder/reminder-address.ts';
import { newsletter as texts } from '../../i18n/dictionaries/newsletter/index.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { GuideCard } from '../../site/guides/GuideCard.tsx';
import { ArticleCard } from '../../site/home/Articles.tsx';
import { NewsletterPage } from '../../site/newsletter/NewsletterPage.tsx';
import newsletterStyles from '../../site/newsletter/newsletter.css?inline';
import readingStyles from '../../site/reading/reading.css?inline';
import watchStyles from '../../site/watch/watch.css?inline';
import { guideEntries } from '../guide-entries.ts';
import type { Page } from '../page.ts';
import { siteDocument, siteStyles } from '../site-document.tsx';

const styles = siteStyles(readingStyles, watchStyles, newsletterStyles);
/** As many as articles are shown. */
const GUIDES = 3;
const latestGuides = (guides: readonly GuideSummary[]) =>
  guides
    .filter(({ metrics }) => metrics.length > 0)
    .toSorted((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, GUIDES);

/**
 * The page behind a link in a mail about the newsletter. The HTTP front has already checked the code; without its data there is no
 * page.
 */
export const newsletterPage: Page = async (context) => {
  const { locale, code = '', site, feeds, newsletter, pressed = false } = context;
  if (!newsletter) return undefined;
  const { page } = texts[locale];
  const words = newsletter.act === 'stop' ? page.stop : page[newsletter.step];
  const [{ items }, t] = [await feeds.articles(locale), textsOf(locale, site.content)];
  return siteDocument(context, {
    path: `${codePathOf('newsletter', newsletter.act)}/${code}`,
    title: newsletter.stage === 'done' ? words.doneTitle : words.title,
    description: words.text,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: [],
    main: (
      <NewsletterPage
        {...{ locale, newsletter, pressed }}
        entries={
          items.length > 0
            ? items.map((article) => (
                <ArticleCard
                  key={article.id}
                  {...{ locale, article }}
                  feeds={t.feeds}
                  newTab={t.layout.footer.newTab}
                />
              ))
            : latestGuides(guideEntries(locale, site.content)).map((guide) => (
                <GuideCard key={guide.slug} {...{ locale, guide }} />
              ))
        }
      />
    ),
  });
};
