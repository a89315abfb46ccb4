import { WATCH_PATH } from '../domain/watch/watch-path.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { watchPageTexts } from '../site/watch/texts.ts';
import { WatchPage } from '../site/watch/WatchPage.tsx';
import watchStyles from '../site/watch/watch.css?inline';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, watchStyles);

/** The page that watches a Friday of the planner. The HTTP front reads plan and code in its address (`http-front/watch-page.ts`). */
export const watchPage: Page = (context) => {
  const { locale, watch = {}, pressed = false } = context;
  const t = watchPageTexts[locale];
  return siteDocument(context, {
    path: WATCH_PATH,
    title: t.title,
    description: t.description,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: [],
    main: <WatchPage locale={locale} t={t} request={watch} pressed={pressed} />,
  });
};
