import { WATCH_PATH } from '../../domain/watch/watch-path.ts';
import monthStyles from '../../site/planner/results/month-desk.css?inline';
import { WatchedMonth } from '../../site/planner/WatchedMonth.tsx';
import readingStyles from '../../site/reading/reading.css?inline';
import { watchPageTexts } from '../../site/watch/texts.ts';
import { WatchPage } from '../../site/watch/WatchPage.tsx';
import watchStyles from '../../site/watch/watch.css?inline';
import type { Page } from '../page.ts';
import { siteDocument, siteStyles } from '../site-document.tsx';

const styles = siteStyles(readingStyles, monthStyles, watchStyles);

/** The page that watches a Friday of the planner. The HTTP front reads plan and code in its address (`http-front/watch-page.ts`). */
export const watchPage: Page = (context) => {
  const { locale, watch = {}, pressed = false } = context;
  const t = watchPageTexts[locale];
  const { view, sent, asked, month = view?.month ?? [] } = watch;
  const friday = view?.friday ?? sent ?? asked?.['friday'] ?? '';
  return siteDocument(context, {
    path: watch.code ? `${WATCH_PATH}/${watch.code}` : WATCH_PATH,
    query: asked,
    title: t.title,
    description: t.description,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: [],
    main: (
      <WatchPage
        {...{ locale, t, pressed }}
        request={watch}
        month={<WatchedMonth {...{ locale, month, friday }} />}
      />
    ),
  });
};
