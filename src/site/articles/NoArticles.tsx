import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { ArticleTexts } from '../../i18n/article-texts.ts';

/** The list while there is no article: it says so, and where to go on. */
export function NoArticles({ locale, site, t }: { locale: Locale; site: SiteFacts; t: ArticleTexts }) {
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
