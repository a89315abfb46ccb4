import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import { ARTICLES_PATH } from '../../domain/article/article-path.ts';
import { figureOf } from '../../domain/article/own-figure.ts';
import { isEmptyList } from '../../domain/list/empty-list.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { languageNote } from '../../i18n/language-note.ts';
import { ArticleCover } from '../../ui/article-cover.tsx';
import { FeedError } from '../../ui/feed-error.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';

interface ArticlesProps {
  locale: Locale;
  t: PageDictionary['home']['articles'];
  feeds: PageDictionary['feeds'];
  newTab: string;
  articles: FeedView<ArticleDto>;
  blogUrl?: string | undefined;
}

/**
 * The three latest articles of the blog, the first one large; renders nothing while there are none. A cover is the site's own
 * copy of the featured picture, or the first figure of the article's own title or excerpt, or its category
 * (`ui/article-cover.tsx`).
 */
export function Articles({ locale, t, feeds, newTab, articles, blogUrl }: ArticlesProps) {
  const { state, items } = articles;
  if (isEmptyList(articles)) return null;
  const isHere = items.some(({ path }) => path !== null);
  return (
    <section id="articles" className="section" aria-labelledby="articles-title" data-feed={state}>
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="articles-title" eyebrow={t.eyebrow} title={t.title} />
          {isHere && (
            <a
              href={localizePath(locale, ARTICLES_PATH)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t.all}
            </a>
          )}
          {!isHere && blogUrl && (
            <a
              href={blogUrl}
              className="link inline-flex min-h-11 items-center font-semibold"
              target="_blank"
              rel="noopener"
            >
              {t.blog}
              <span className="sr-only"> {newTab}</span>
            </a>
          )}
        </div>
        {state === 'error' && <FeedError message={feeds.articles.unavailable} retry={feeds.reviews.retry} />}
        {state === 'loading' && (
          <Skeletons
            label={feeds.articles.loading}
            failed={feeds.articles.unavailable}
            retry={feeds.reviews.retry}
            count={3}
            className="mt-10 grid gap-5 md:mt-14 md:grid-cols-3"
            card="h-80"
          />
        )}
        {items.length > 0 && (
          <ul className="latest">
            {items.map((article) => (
              <ArticleCard key={article.id} locale={locale} article={article} feeds={feeds} newTab={newTab} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The whole card is the link; a sample without a page on this site has no link. */
const LINK = 'no-underline after:absolute after:inset-0 group-hover:underline';

interface ArticleCardProps {
  locale: Locale;
  article: ArticleDto;
  feeds: ArticlesProps['feeds'];
  newTab: string;
}

/** One of the latest articles: cover, date, title, excerpt. */
export function ArticleCard({ locale, article, feeds, newTab }: ArticleCardProps) {
  const { title, demo, lang, excerpt, link, path, date, publishedAt, categories, featuredImage } = article;
  const [category = 'strategy'] = categories;
  const note = languageNote(feeds.inLanguage, locale, lang);
  const figure = figureOf(`${title}. ${excerpt}`);
  return (
    <li className="article-card group relative">
      {featuredImage ? (
        <img
          src={featuredImage.medium}
          className="article-cover"
          width="800"
          height="450"
          alt=""
          loading="lazy"
        />
      ) : (
        <ArticleCover figure={figure} word={feeds.articles.categories[category]} />
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {demo && <span>{feeds.reviews.platforms.demo}</span>}
          <span>{feeds.articles.categories[category]}</span>
          {note && <span>{note}</span>}
          {date && <time dateTime={publishedAt ?? undefined}>{date}</time>}
        </p>
        <h3 className="article-name wrap-anywhere" dir="auto">
          {path !== null && (
            <a href={localizePath(locale, path)} className={LINK} lang={lang}>
              {title}
            </a>
          )}
          {path === null && demo && <span lang={lang}>{title}</span>}
          {path === null && !demo && (
            <a href={link} className={LINK} target="_blank" rel="noopener">
              <span lang={lang}>{title}</span>
              <span className="sr-only"> {newTab}</span>
            </a>
          )}
        </h3>
        <p className="text-muted wrap-anywhere" lang={lang} dir="auto">
          {excerpt}
        </p>
      </div>
    </li>
  );
}
