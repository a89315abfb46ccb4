import type { ArticleDto } from '../../contracts/article.ts';
import type { NewsletterPageFacts } from '../../contracts/newsletter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { PROOF_YEARS } from '../../domain/reminder/reminder.ts';
import { newsletter as texts } from '../../i18n/dictionaries/newsletter/index.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ArticleCard } from '../home/Articles.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';

interface NewsletterPageProps {
  locale: Locale;
  newsletter: NewsletterPageFacts;
  /** Whether the page answers its button. */
  pressed: boolean;
  /** The latest articles; empty: none are shown. */
  articles: readonly ArticleDto[];
  t: PageDictionary;
}

/** The page with the one button that confirms, prolongs or stops the newsletter, and the answer to it. It has no script. */
export function NewsletterPage({ locale, newsletter, pressed, articles, t: site }: NewsletterPageProps) {
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
        {articles.length > 0 && (
          <section className="letter" aria-labelledby="letter-title">
            <h2 id="letter-title">{act === 'stop' ? t.articles.stop : t.articles.confirm}</h2>
            <ul>
              {articles.map((article) => (
                <ArticleCard
                  key={article.id}
                  {...{ locale, article }}
                  feeds={site.feeds}
                  newTab={site.layout.footer.newTab}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </ReadingPage>
  );
}
