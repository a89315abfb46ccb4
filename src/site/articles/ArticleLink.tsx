import type { ReactNode } from 'react';
import type { ListedArticle } from '../../contracts/shown-article.ts';
import { articlePath } from '../../domain/article/article-path.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { ArticleTexts } from '../../i18n/article-texts.ts';

export interface ArticleProps {
  locale: Locale;
  /** BCP 47 tag of the article's language. */
  lang: string;
  t: ArticleTexts;
  article: ListedArticle;
}

/** The link of an article in a list; the whole entry is clickable. Its text is `children`, by default the title. */
export const ArticleLink = ({
  locale,
  lang,
  article,
  children,
}: Omit<ArticleProps, 't'> & { children?: ReactNode }) => (
  <a href={localizePath(locale, articlePath(article.slug))} className="articles-link" lang={lang} dir="auto">
    {children ?? (article.title || article.slug)}
  </a>
);
