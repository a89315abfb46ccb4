import type { ReactNode } from 'react';
import type { NewsletterPageFacts } from '../../contracts/newsletter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { PROOF_YEARS } from '../../domain/reminder/reminder.ts';
import { newsletter as texts } from '../../i18n/dictionaries/newsletter/index.ts';
import { fill } from '../../i18n/format.ts';
import { AnswerPage } from './AnswerPage.tsx';

interface NewsletterPageProps {
  locale: Locale;
  newsletter: NewsletterPageFacts;
  /** Whether the page answers its button. */
  pressed: boolean;
  /** The entries of the latest articles; of the latest guides on a site without articles. */
  entries: ReactNode;
}

/** The page with the one button that confirms, prolongs or stops the newsletter, and the answer to it. It has no script. */
export function NewsletterPage({ locale, newsletter, pressed, entries }: NewsletterPageProps) {
  const { act, step, stage, stopPath } = newsletter;
  const { page: t } = texts[locale];
  const words = act === 'stop' ? t.stop : t[step];
  return (
    <AnswerPage
      locale={locale}
      words={{ ...words, note: fill(words.note, { years: PROOF_YEARS }) }}
      stage={stage}
      pressed={pressed}
      beside={
        <section className="letter" aria-labelledby="letter-title">
          <h2 id="letter-title">{act === 'stop' ? t.articles.stop : t.articles.confirm}</h2>
          <ul>{entries}</ul>
        </section>
      }
    >
      {act === 'confirm' && (
        <p>
          <a className="link" href={stopPath}>
            {t.stopLink}
          </a>
        </p>
      )}
    </AnswerPage>
  );
}
