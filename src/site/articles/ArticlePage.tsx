import type { GuideSummary } from '../../contracts/guide.ts';
import type { ArticleView } from '../../contracts/shown-article.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import type { ArticleBody } from '../../domain/article/article-body.ts';
import { ARTICLES_PATH, ARTICLES_RSS } from '../../domain/article/article-path.ts';
import { waveParts } from '../../domain/article/article-wave.ts';
import { figureOf } from '../../domain/article/own-figure.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { NAMED_BUDGET, namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { type ArticleTexts, articleTexts } from '../../i18n/article-texts.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { viewsTokens } from '../../i18n/money/views-tokens.ts';
import { ArticleCover } from '../../ui/article-cover.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Breadcrumb, type Crumb } from '../reading/Breadcrumb.tsx';
import { PageContents } from '../reading/PageContents.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Wave } from './Wave.tsx';
import { WaveNames } from './WaveNames.tsx';

/** Width of the place of a bar in the large wave, in pixels. */
const PLACE = 20;
/** The fewest paragraphs whose lengths show where the reader is. */
const FEWEST_BARS = 20;

interface ArticlePageProps {
  locale: Locale;
  /** BCP 47 tag of the article's language. */
  lang: string;
  article: ArticleView;
  body: ArticleBody;
  crumbs: readonly Crumb[];
  guide: GuideSummary;
  /** The names of the guide's figures. */
  metrics: Readonly<Record<string, string>>;
  /** The cost table in force. */
  costs: SiteFacts['costs'];
}

/** An article of the blog on this site's own design. */
export function ArticlePage(props: ArticlePageProps) {
  const { locale, lang, article, body, crumbs } = props;
  const t = articleTexts[locale];
  const { title, excerpt, author, slug, wave } = article;
  const picture = article.picture === null ? undefined : article.pictures[article.picture];
  const figure = picture ? undefined : figureOf(`${title}. ${excerpt}`);
  const hasContents = body.sections.length > 1;
  // If the printed text has other headings than the stored text, the parts cannot be matched to the wave.
  const found = waveParts(article.html, wave);
  const hasWave = wave.length >= FEWEST_BARS;
  const parts = hasWave && found.length === body.sections.length ? found : [];
  return (
    <article className="article">
      <header className="page-width article-header">
        <Breadcrumb locale={locale} crumbs={crumbs} />
        <div className={figure ? 'article-head has-cover' : 'article-head'}>
          <div>
            <h1 className="article-title" lang={lang} dir="auto">
              {title || slug}
            </h1>
            {excerpt && (
              <p className="article-lead" lang={lang} dir="auto">
                {excerpt}
              </p>
            )}
            <div className="article-by">
              {author && <span className="article-author">{author}</span>}
              <ArticleFacts locale={locale} lang={lang} article={{ ...article, demo: false }} t={t} />
            </div>
            {article.demo && (
              <ExampleNote note={{ mark: t.sample.mark, text: t.sample.article }} className="pt-5" />
            )}
          </div>
          {figure && <ArticleCover figure={figure} word="" />}
        </div>
        {picture && (
          <figure className="article-figure">
            <div className="article-cover">
              <Picture
                picture={picture}
                alt=""
                sizes="(width < 80rem) 100vw, 75rem"
                loading="eager"
                cropped
              />
            </div>
            {article.caption && (
              <figcaption className="article-caption" lang={lang} dir="auto">
                {article.caption}
              </figcaption>
            )}
          </figure>
        )}
        {hasWave && (
          <div className="article-progress">
            <Wave wave={wave} className="article-wave" place={PLACE} />
            <Wave wave={wave} className="article-wave is-read" place={PLACE} />
          </div>
        )}
        {parts.length > 1 && (
          <WaveNames sections={body.sections} parts={parts} bars={wave.length} place={PLACE} />
        )}
      </header>
      <div className={hasContents ? 'page-width article-body has-contents' : 'page-width article-body'}>
        {hasContents && (
          <PageContents
            title={t.contents}
            entries={body.sections}
            lang={lang}
            marks={parts.map(({ bar, mark }) => (
              <Wave key={bar} wave={mark} className="article-mark" place={4} />
            ))}
          />
        )}
        <div
          className="article-text"
          lang={lang}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: printed from a list of allowed elements (`articleBody`)
          dangerouslySetInnerHTML={{ __html: body.html }}
        />
      </div>
      <ArticleEnd {...props} t={t} />
    </article>
  );
}

/** The end of every article: one guide, the simulator, and the origin of the text. */
function ArticleEnd({ locale, article, guide, metrics, costs, t }: ArticlePageProps & { t: ArticleTexts }) {
  const origin = fill(t.origin, { date: formatDate(locale, article.modifiedAt) });
  const page = (path: string) => localizePath(locale, path);
  const views = viewsTokens(locale, costs);
  return (
    <footer className="page-width article-end">
      <div className="article-ways">
        <section className="article-guide" aria-labelledby="article-guide">
          <p className="article-small">{t.guide.label}</p>
          <h2 id="article-guide" className="article-way-title">
            {guide.title}
          </h2>
          <p className="article-small">{guide.description}</p>
          <dl>
            {guide.metrics.slice(0, 2).map((metric) => (
              <div key={metric}>
                <dt>{metrics[metric]}</dt>
                <dd className="figures">{formatFigure(locale, metric)}</dd>
              </div>
            ))}
          </dl>
          <a href={page(`/${guide.slug}`)} className="link articles-action">
            {t.guide.read}
          </a>
        </section>
        <section className="article-call on-dark" aria-labelledby="article-call">
          <h2 id="article-call" className="article-way-title">
            {t.call.title}
          </h2>
          <p>
            <span className="article-small">{fill(t.call.budget, { budget: views['estimate.budget'] })}</span>
            <span className="article-views figures">{views['estimate.about']}</span>
            <span className="article-small">{views['estimate.between']}</span>
          </p>
          <div className="article-call-foot">
            <p className="article-small">{t.call.text}</p>
            <ButtonLink href={simulatorHref({ platform: namedCampaign.platform, budget: NAMED_BUDGET })}>
              {t.call.action}
            </ButtonLink>
          </div>
        </section>
      </div>
      <div className="article-origin">
        <p>{origin}</p>
        <ul>
          {!article.demo && (
            <li>
              <a href={article.link} className="link articles-action" rel="noopener">
                {t.original}
              </a>
            </li>
          )}
          <li>
            <a href={ARTICLES_RSS} className="link articles-action" type="application/rss+xml">
              {t.rss}
            </a>
          </li>
          <li>
            <a href={page('/contact')} className="link articles-action">
              {t.report}
            </a>
          </li>
          <li>
            <a href={page(ARTICLES_PATH)} className="link articles-action">
              {t.back}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
