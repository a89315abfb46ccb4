import type { ReactNode } from 'react';
import type { NewsletterPageFacts } from '../../contracts/newsletter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { PROOF_YEARS } from '../../domain/reminder/reminder.ts';
import { newsletter as texts } from '../../i18n/dictionaries/newsletter/index.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';

interface NewsletterPageProps {
  locale: Locale;
  newsletter: NewsletterPageFacts;
  /** Whether the page answers its button. */
  pressed: boolean;
  /** The entries of the latest articles; absent: there are none. */
  articles: ReactNode;
}

/** The page with the one button that confirms, prolongs or stops the newsletter, and the answer to it. It has no script. */
export function NewsletterPage({ locale, newsletter, pressed, articles }: NewsletterPageProps) {
  const { act, step, stage, stopPath } = newsletter;
  const { page: t } = texts[locale];
  const words = act === 'stop' ? t.stop : t[step];
  const done = stage === 'done';
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: done ? words.doneTitle : words.title }]}
      title={done ? words.doneTitle : words.title}
      lead={done ? '' : words.text}
      answers={pressed}
    >
      <div className="page-width watch">
        <div className="grid gap-6">
          {done ? (
            <p role="status" className="max-w-prose text-lead">
              {words.done}
            </p>
          ) : (
            <form className="watch-form" method="post">
              <Button type="submit" className="justify-self-start">
                {words.button}
              </Button>
              <p className="text-small text-muted max-w-prose">{fill(words.note, { years: PROOF_YEARS })}</p>
            </form>
          )}
          {act === 'confirm' && done && (
            <p>
              <a className="link" href={stopPath}>
                {t.stopLink}
              </a>
            </p>
          )}
        </div>
        {articles && (
          <section className="letter" aria-labelledby="letter-title">
            <h2 id="letter-title">{act === 'stop' ? t.articles.stop : t.articles.confirm}</h2>
            <ul>{articles} </ul>
          </section>
        )}
      </div>
    </ReadingPage>
  );
}
