import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleView } from '../../contracts/shown-article.ts';
import { type ArticleBody, articleBody, type PictureSize } from '../../domain/article/article-body.ts';
import { articlePart } from '../../domain/article/article-part.ts';
import { articlePath } from '../../domain/article/article-path.ts';
import type { Embed } from '../../domain/article/embed.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type ArticleTexts, articleTexts } from '../../i18n/article-texts.ts';
import { fill } from '../../i18n/format.ts';
import { Picture } from '../../ui/picture.tsx';

/** The `sizes` of the pictures in the text: the width of the text. */
const SIZES = '(width < 48rem) 100vw, 43rem';

/** Returns the body of an article, with its pictures from the library, and its embeds as players that a click loads. */
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
      Object.hasOwn(linked, address)
        ? localizePath(locale, articlePath(linked[address] ?? '')) + fragmentOf(address)
        : address,
    missing: (alt, address, inLink, size) =>
      renderToStaticMarkup(
        <Left
          text={alt === '' ? t.missing.unnamed : fill(t.missing.text, { alt })}
          address={inLink ? undefined : address}
          open={t.missing.open}
          size={size}
        />,
      ),
    left: (kind, name, address) => {
      const what = kind === 'image' ? name : name || t.left.what[kind];
      const text = kind === 'image' ? (name ? fill(t.missing.text, { alt: name }) : t.missing.unnamed) : '';
      return renderToStaticMarkup(
        <Left text={text || fill(t.left.text, { what })} address={address} open={t.left.open} />,
      );
    },
    file: (kind, name, address) =>
      renderToStaticMarkup(
        <Left text={fill(t.left.text, { what: name })} address={address} open={t.left[kind]} />,
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

interface LeftProps {
  text: string;
  address: string | undefined;
  open: string;
  /** The size of the missing picture: its space is kept, so that the text below does not move once the library has a copy. */
  size?: PictureSize | undefined;
}

/** A line in place of content that exists only on the blog. */
function Left({ text, address, open, size }: LeftProps) {
  return (
    <span className="article-missing">
      {size && <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} aria-hidden="true" />}
      <span>
        {text}{' '}
        {address !== undefined && (
          <a href={address} rel="noopener">
            {open}
          </a>
        )}
      </span>
    </span>
  );
}

/** Returns the fragment of a link to another article, with the id that the heading has on this site. */
function fragmentOf(address: string): string {
  const { hash } = new URL(address);
  return hash.length > 1 ? `#${articlePart(hash.slice(1))}` : '';
}

/**
 * A player that sends no request before the visitor's click, and names the vendor. Without script it is a link to the
 * vendor's page.
 */
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
