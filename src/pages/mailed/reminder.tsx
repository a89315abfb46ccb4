import { renderToStaticMarkup } from 'react-dom/server';
import { reminderPage as texts } from '../../i18n/dictionaries/reminder-page/index.ts';
import { pageStyle } from '../../site/landing/page-style.ts';
import { emptyLandingView } from '../../site/landing/reminder-page/empty-view.ts';
import { ReminderPage } from '../../site/landing/reminder-page/ReminderPage.tsx';
import reminderPageStyles from '../../site/landing/reminder-page/reminder-page.css?inline';
import { fontStyles, templateStyles } from '../../site/landing/styles.ts';
import { htmlDocument, pageStyles } from '../html-document.ts';
import type { Page } from '../page.ts';

/**
 * The page behind a link in a mail about a reminder, in the colours of its landing page. The HTTP front has already checked the
 * code; without its data there is no page.
 */
export const reminderPage: Page = ({ locale, site, pressed = false, landing, reminder }) => {
  if (!reminder) return undefined;
  const view = landing ?? emptyLandingView(locale);
  const { out, cancelled, ended, [reminder.act]: words } = texts[locale];
  const titles = { ask: words.title, done: words.doneTitle, out: out.title };
  const title = { ...titles, cancelled: cancelled.title, ended: ended.title }[reminder.stage];
  return htmlDocument({
    locale,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site.brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    elements: [pageStyles(fontStyles, templateStyles(view.template), reminderPageStyles, pageStyle(view))],
    body: renderToStaticMarkup(
      <ReminderPage locale={locale} pressed={pressed} reminder={reminder} landing={landing} />,
    ),
  });
};
