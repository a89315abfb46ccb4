import type { ArticleListView } from '../../contracts/shown-article.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { ARTICLES_RSS, articlesPath } from '../../domain/article/article-path.ts';
import { figureOf } from '../../domain/article/own-figure.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type ArticleTexts, articleTexts, languageInText, localeOfBlog } from '../../i18n/article-texts.ts';
import { fill } from '../../i18n/format.ts';
import { ArticleCover } from '../../ui/article-cover.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Breadcrumb, type Crumb } from '../reading/Breadcrumb.tsx';
import { ArticleCards, facesOf } from './ArticleCards.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleLink, type ArticleProps } from './ArticleLink.tsx';
import { ArticlePaging } from './ArticlePaging.tsx';

interface ArticlesPageProps {
  locale: Locale;
  site: SiteFacts;
  /** BCP 47 tag of the articles' language. */
  lang: string;
  view: ArticleListView;
  crumbs: readonly Crumb[];
}

/** The numbers of articles above the list on its first page: a large one with three beside it, then a row of cards. */
const FIRST = 4;
const CARDS = 3;

/**
 * One page of the list of articles. On the first page the newest is large, with three beside it; the others are rows
 * like tracks.
 */
export function ArticlesPage({ locale, site, lang, view, crumbs }: ArticlesPageProps) {
  const t = articleTexts[locale];
  const { page, category } = view;
  const note = { mark: t.sample.mark, text: t.sample.list };
  const hasSamples = view.items.some(({ demo }) => demo);
  // Where every article is a sample, the note above the list says so once.
  const onlySamples = view.items.every(({ demo }) => demo);
  const items = onlySamples ? view.items.map((article) => ({ ...article, demo: false })) : view.items;
  const isFirst = page === 1 && items.length > 0;
  const [lead] = items;
  const beside = isFirst ? items.slice(1, FIRST) : [];
  const next = isFirst ? items.slice(FIRST, FIRST + CARDS) : [];
  // A row of three cards with titles only would not add anything to the list.
  const hasCards = next.length === CARDS && facesOf(next, view.pictures).some((face) => face !== 'plain');
  const above = isFirst ? FIRST + (hasCards ? CARDS : 0) : 0;
  const tracks = items.slice(above);
  const firstNumber = (page - 1) * view.size + above + 1;
  const shared = { locale, lang, t };
  return (
    <div className="articles">
      <header className="page-width articles-header">
        <Breadcrumb locale={locale} crumbs={crumbs} />
        <h1 className="articles-title">
          {category ? <span lang={lang}>{category.name}</span> : t.title}
          {page > 1 && (
            <span className="articles-page"> {fill(t.paging.page, { page, pages: view.pages })}</span>
          )}
        </h1>
        <div className="articles-notes">
          <p>{t.lead}</p>
          {localeOfBlog(lang) !== locale && (
            <p>{fill(t.written, { language: languageInText(locale, lang) })}</p>
          )}
          {hasSamples && <ExampleNote note={note} />}
        </div>
        <ArticleCategories {...shared} view={view} />
      </header>
      {items.length === 0 && <NoArticles locale={locale} site={site} t={t} />}
      {isFirst && lead && (
        <section className="page-width articles-first" aria-label={t.title}>
          <Lead {...shared} article={lead} pictures={view.pictures} />
          {beside.length > 0 && (
            <ul className="articles-beside">
              {beside.map((article) => (
                <li key={article.slug} className="articles-small">
                  <Cover {...shared} article={article} pictures={view.pictures} sizes="8rem" />
                  <div className="articles-small-text">
                    <h2 className="articles-small-title">
                      <ArticleLink {...shared} article={article} />
                    </h2>
                    <ArticleFacts {...shared} article={article} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {hasCards && <ArticleCards {...shared} articles={next} pictures={view.pictures} />}
      {tracks.length > 0 && (
        <section className="page-width articles-list" aria-labelledby="tracks">
          <h2 id="tracks" className="text-h3">
            {isFirst ? t.list : t.listAlone}
          </h2>
          <ol start={firstNumber}>
            {tracks.map((article, index) => (
              <li key={article.slug} className="articles-track">
                <span className="articles-number" aria-hidden="true">
                  {firstNumber + index}
                </span>
                <h3 className="articles-track-title">
                  <ArticleLink {...shared} article={article} />
                </h3>
                <ArticleFacts {...shared} article={article} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {items.length > 0 && (
        <ArticlePaging
          locale={locale}
          t={t}
          view={view}
          href={(to) => localizePath(locale, articlesPath({ category: category?.slug, page: to }))}
          rss={ARTICLES_RSS}
        />
      )}
    </div>
  );
}

type WithPictures = ArticleProps & { pictures: ArticleListView['pictures'] };

function Lead(props: WithPictures) {
  const { article, lang } = props;
  return (
    <article className="articles-lead">
      <Cover {...props} sizes="(width < 64rem) 100vw, 48rem" loading="eager" />
      <div className="articles-lead-text">
        <h2 className="articles-lead-title">
          <ArticleLink {...props} />
        </h2>
        <p className="articles-lead-excerpt" lang={lang} dir="auto">
          {article.excerpt}
        </p>
        <ArticleFacts {...props} />
      </div>
    </article>
  );
}

/** The featured picture of an article, or a cover of its own words. */
function Cover({ pictures, article, t, ...shown }: WithPictures & { sizes: string; loading?: 'eager' }) {
  const picture = article.picture === null ? undefined : pictures[article.picture];
  return (
    <div className="articles-cover">
      {picture ? (
        <Picture picture={picture} alt="" sizes={shown.sizes} loading={shown.loading ?? 'lazy'} cropped />
      ) : (
        <ArticleCover
          figure={figureOf(`${article.title}. ${article.excerpt}`)}
          word={article.category?.name ?? t.title}
        />
      )}
    </div>
  );
}

interface ArticleCategoriesProps {
  locale: Locale;
  lang: string;
  t: ArticleTexts;
  view: ArticleListView;
}

/** Links to the list of each category, with the number of its articles. */
function ArticleCategories({ locale, lang, t, view }: ArticleCategoriesProps) {
  const { categories, category, all } = view;
  if (categories.length === 0) return null;
  const link = (slug: string | undefined, name: string, count: number) => (
    <li key={slug ?? ''}>
      <a
        href={localizePath(locale, articlesPath({ category: slug, page: 1 }))}
        className="articles-tab"
        aria-current={category?.slug === slug ? 'page' : undefined}
      >
        <span {...(slug !== undefined && { lang })}>{name}</span>{' '}
        <span className="articles-count">{count}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={t.categories} className="articles-tabs">
      <ul>
        {link(undefined, t.all, all)}
        {categories.map(({ slug, name, count }) => link(slug, name, count))}
      </ul>
    </nav>
  );
}

/** The page while there is no article: a text, with links to the guides and to the blog. */
function NoArticles({ locale, site, t }: { locale: Locale; site: SiteFacts; t: ArticleTexts }) {
  return (
    <section className="page-width articles-empty" aria-labelledby="no-articles">
      <h2 id="no-articles" className="text-h3">
        {t.empty.title}
      </h2>
      <p>{t.empty.text}</p>
      <p className="articles-ways">
        <a href={localizePath(locale, '/guides')} className="articles-turn">
          {t.empty.guides}
        </a>
        {site.blogUrl && (
          <a href={site.blogUrl} className="link articles-action">
            {t.empty.blog}
          </a>
        )}
      </p>
    </section>
  );
}
