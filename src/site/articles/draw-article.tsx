import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleView } from '../../contracts/shown-article.ts';
import { type ArticleBody, articleBody } from '../../domain/article/article-body.ts';
import { articlePath } from '../../domain/article/article-path.ts';
import type { Embed } from '../../domain/article/embed.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type ArticleTexts, articleTexts } from '../../i18n/article-texts.ts';
import { fill } from '../../i18n/format.ts';
import { Picture } from '../../ui/picture.tsx';

/** The width of the text, for the pictures in it. */
const SIZES = '(width < 48rem) 100vw, 43rem';

/** Returns the body of an article, with its pictures from the library and its embeds as players that load by a click. */
export function drawArticle(
  locale: Locale,
  { html, pictures, linked }: Pick<ArticleView, 'html' | 'pictures' | 'linked'>,
): ArticleBody {
  const t = articleTexts[locale];
  return articleBody(html, {
    picture(id, alt) {
      const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
      return picture ? renderToStaticMarkup(<Picture picture={picture} alt={alt} sizes={SIZES} />) : '';
    },
    link: (address) =>
      Object.hasOwn(linked, address) ? localizePath(locale, articlePath(linked[address] ?? '')) : address,
    missing: (alt, address, inLink) =>
      renderToStaticMarkup(
        <span className="article-missing">
          {fill(t.missing.text, { alt })}{' '}
          {!inLink && (
            <a href={address} rel="noopener">
              {t.missing.open}
            </a>
          )}
        </span>,
      ),
    player: (embed) => renderToStaticMarkup(<Player embed={embed} t={t.embed} />),
    elsewhere: (address, host) =>
      renderToStaticMarkup(
        <a href={address} rel="noopener" className="article-elsewhere">
          {fill(t.embed.elsewhere, { host })}
        </a>,
      ),
    table: t.table,
    code: t.code,
  });
}

/** A player that loads nothing before it is asked for, and names the vendor. Without script, a link leads there. */
function Player({ embed: { vendor, kind, frame, page }, t }: { embed: Embed; t: ArticleTexts['embed'] }) {
  const named = (text: string) => fill(text, { vendor });
  const title = named(t[kind]);
  return (
    <span className={`article-player on-dark is-${kind}`} data-player={frame} data-title={title}>
      <strong>{title}</strong>
      <span className="article-player-note">{named(t.note)}</span>
      <span className="article-player-ways">
        <button type="button">{named(kind === 'video' ? t.loadVideo : t.loadAudio)}</button>
        <a href={page} rel="noopener">
          {named(t.open)}
        </a>
      </span>
    </span>
  );
}
