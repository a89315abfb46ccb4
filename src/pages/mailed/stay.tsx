import { LEAD_YEARS } from '../../domain/lead/retention/ends.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { STAY_PATH } from '../../domain/reminder/reminder-address.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { stay as texts } from '../../i18n/dictionaries/stay/index.ts';
import { fill } from '../../i18n/format.ts';
import { AnswerPage } from '../../site/newsletter/AnswerPage.tsx';
import readingStyles from '../../site/reading/reading.css?inline';
import watchStyles from '../../site/watch/watch.css?inline';
import type { Page } from '../page.ts';
import { siteDocument, siteStyles } from '../site-document.tsx';

const styles = siteStyles(readingStyles, watchStyles);

/**
 * The page behind a question whether to keep a person's leads. The HTTP front has already checked the code; without its data there is
 * no page.
 */
export const stayPage: Page = (context) => {
  const { locale, code = '', stay, pressed = false } = context;
  if (!stay) return undefined;
  const { page } = texts[locale];
  const years = { years: LEAD_YEARS };
  const words = { ...page, text: fill(page.text, years), done: fill(page.done, years) };
  return siteDocument(context, {
    path: `${STAY_PATH.confirm}/${code}`,
    title: stay.stage === 'done' ? words.doneTitle : words.title,
    description: words.text,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: [],
    main: (
      <AnswerPage locale={locale} words={words} stage={stay.stage} pressed={pressed}>
        <p>
          <a className="link" href={localizePath(locale, OWN_DATA_PATH)}>
            {ownData[locale].link}
          </a>
        </p>
      </AnswerPage>
    ),
  });
};
