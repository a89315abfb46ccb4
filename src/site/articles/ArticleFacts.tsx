import type { ListedArticle } from '../../contracts/shown-article.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ArticleTexts } from '../../i18n/article-texts.ts';
import { fill, formatDate } from '../../i18n/format.ts';

interface ArticleFactsProps {
  locale: Locale;
  lang: string;
  article: Pick<ListedArticle, 'category' | 'publishedAt' | 'minutes' | 'demo'>;
  t: ArticleTexts;
}

/** Category, day and reading time of an article in a list; a sample has a mark. */
export function ArticleFacts({ locale, lang, article, t }: ArticleFactsProps) {
  const { category, publishedAt, minutes, demo } = article;
  return (
    <p className="article-facts">
      {(demo || category) && (
        <span className="article-kind">
          {demo && <span className="article-sample">{t.sample.mark}</span>}
          {category && (
            <span className="article-category" lang={lang}>
              {category.name}
            </span>
          )}
        </span>
      )}
      <time dateTime={new Date(publishedAt).toISOString()}>{formatDate(locale, publishedAt)}</time>
      <span className="article-minutes">
        {fill(t.minutes, { minutes })}
        <span className="sr-only"> {t.reading}</span>
      </span>
    </p>
  );
}
