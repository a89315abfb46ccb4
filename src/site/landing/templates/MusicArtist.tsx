import { quoted } from '../../../i18n/landing/landing-texts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { measuredTitle, wideTitle } from '../measures.ts';
import {
  Act,
  FeatureIcon,
  Footer,
  Go,
  Lines,
  Networks,
  Player,
  Portrait,
  type TemplateProps,
} from '../parts.tsx';
import { Rows } from './Rows.tsx';

/** From this number of lines on, the name is completely above the waterline: on a phone, and on a wide screen. */
const [DRY, WIDE_DRY] = [3, 3];

/**
 * The template of an artist: the name fills the width, half over the picture and half below it, like a boat at its
 * waterline.
 */
export function MusicArtist({ model, children }: TemplateProps) {
  const { view, t, action, second, picture, features, quotes } = model;
  const { texts, shared, locale } = view;
  const { lines } = measuredTitle(view);
  const wide = wideTitle(view)?.lines.length ?? lines.length;
  const { call } = texts;
  const { hero } = model;
  const lead = [hero.subtitle, texts.description.trim()].filter(Boolean).join('\n');
  const name = ['name', lines.length >= DRY && 'dry', wide < WIDE_DRY && 'wide-wet']
    .filter(Boolean)
    .join(' ');
  const calls = shared.sections.call && (call.title.trim() || call.description.trim());
  return (
    <>
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="stage">
            {picture ? (
              <Picture
                picture={picture}
                alt={picture.alt}
                sizes="(width >= 860px) 64vw, 100vw"
                loading="eager"
                cropped
              />
            ) : (
              <svg
                className="field"
                viewBox="0 0 1440 700"
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
              >
                <linearGradient id="glow" x2="0" y2="1">
                  <stop className="lit" />
                  <stop className="lit" offset=".35" />
                  <stop className="dark" offset="1" />
                </linearGradient>
                {/* A sun in the middle, which is all that a phone shows. */}
                <circle cx="720" cy="430" r="290" />
              </svg>
            )}
          </div>
          {hero.title && (
            <p className="news">
              <span className="dot" />
              {hero.title}
            </p>
          )}
          <h1 className={name}>
            <Lines lines={lines} />
          </h1>
          <div className="intro">
            {lead && <p className="lead">{lead}</p>}
            <div className="ways">
              <Act way={action} target="action" className="act" />
              {second && (
                <Go way={second} target="hero" className="quiet">
                  {second.text}
                </Go>
              )}
            </div>
          </div>
          <Rows model={model} />
          <Player model={model} />
        </section>
        {features.length > 0 && (
          <div className="features">
            {features.map(({ id, icon, title, text }) => (
              <article className="feature" key={id}>
                <FeatureIcon icon={icon} />
                <h2>{title}</h2>
                {text && <p>{text}</p>}
              </article>
            ))}
          </div>
        )}
        {quotes.length > 0 && (
          <section className="quotes" aria-label={t.quotes}>
            {quotes.map((quote) => (
              <figure key={quote.id}>
                <blockquote>{quoted(locale, quote.quote)}</blockquote>
                <figcaption>
                  <Portrait quote={quote} />
                  {quote.name}
                </figcaption>
              </figure>
            ))}
          </section>
        )}
        {children}
        {(calls || model.networks.length > 0) && (
          <section className="shore">
            {calls && (
              <div className="call">
                <h2>{call.title.trim()}</h2>
                <div>
                  {call.description.trim() && <p>{call.description.trim()}</p>}
                  <Act way={model.callAction} target="call" className="act" />
                </div>
              </div>
            )}
            <Networks model={model} mark />
          </section>
        )}
      </main>
      <Footer model={model} />
    </>
  );
}
