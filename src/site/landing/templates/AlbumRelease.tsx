import { weekdayAndDay } from '../../../i18n/landing/landing-texts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { measuredTitle } from '../measures.ts';
import {
  Act,
  Arrow,
  CalendarLink,
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

/** The sleeve of a release without a picture, in a square of 100: a sun that sets in the sea. */
const SUN = 'M14 54a36 36 0 0 1 72 0zM13 58h74v6H13zM16 68h68v5H16zM22 77h56v4H22zM31 85h38v3H31z';

/**
 * The template of a release, drawn as a record sleeve: the cover, a paper band around its spine, the record sliding
 * out, and the platforms as a track list.
 */
export function AlbumRelease({ model, children }: TemplateProps) {
  const { view, t, action, second, picture, features, quotes, artist, title, rows, stage } = model;
  const { texts, shared, locale } = view;
  const { call } = texts;
  const notes = texts.description.trim();
  const { title: kind, subtitle } = model.hero;
  const showsAction = action.href && action.text !== '' && !rows.some(({ href }) => href === action.href);
  const calls = shared.sections.call && (call.title.trim() || model.callAction.text !== '');
  return (
    <>
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="sleeve">
            <div className="record" aria-hidden="true" />
            <div className="band" aria-hidden="true">
              <span className="band-title">{title}</span>
              {artist !== title && <span className="band-artist">{artist}</span>}
            </div>
            <div className="cover">
              {picture ? (
                <Picture
                  picture={picture}
                  alt={picture.alt}
                  sizes="(width >= 720px) 40vw, 72vw"
                  loading="eager"
                  cropped
                />
              ) : (
                <svg className="printed" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                  <path d={SUN} />
                </svg>
              )}
            </div>
          </div>
          <div className="back">
            <h1 className="title">
              <Lines lines={measuredTitle(view).lines} />
            </h1>
            <p className="meta">
              {artist !== title && <span>{artist}</span>} {kind && <span>{kind}</span>}
            </p>
            {subtitle && <p className="subtitle">{subtitle}</p>}
            {stage.release === 'before' && shared.releaseAt !== null && (
              <p className="meta due">
                <span>
                  {t.date.release} <strong>{weekdayAndDay(locale, shared.releaseAt)}</strong>
                </span>
                {model.calendarHref && <CalendarLink model={model}>{t.date.remind}</CalendarLink>}
              </p>
            )}
            <Rows model={model} />
            {showsAction && (
              <Go
                way={action}
                target="action"
                className={rows.length === 0 ? 'row-link lone' : 'row-link more'}
              >
                <span className="row-name">{action.text}</span>
                <Arrow />
              </Go>
            )}
            {second && (
              <Go way={second} target="hero" className="quiet">
                {second.text}
              </Go>
            )}
            <Player model={model} />
          </div>
        </section>
        {(notes || features.length > 0 || quotes.length > 0) && (
          <section className="liner">
            {notes && (
              <div className="column notes">
                <h2>{t.notes}</h2>
                <p>{notes}</p>
              </div>
            )}
            {features.length > 0 && (
              <div className="column">
                <h2>{t.sideA}</h2>
                <ul>
                  {features.map((feature) => (
                    <li key={feature.id} className="track">
                      <FeatureIcon icon={feature.icon} />
                      <h3>{feature.title}</h3>
                      {feature.text && <p>{feature.text}</p>}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {quotes.length > 0 && (
              <div className="column">
                <h2>{t.sideB}</h2>
                {quotes.map((quote) => (
                  <figure key={quote.id} className="word">
                    <blockquote>{quote.quote}</blockquote>
                    <figcaption>
                      <Portrait quote={quote} />
                      {quote.name}
                    </figcaption>
                  </figure>
                ))}
              </div>
            )}
          </section>
        )}
        {calls && (
          <section className="call">
            <div>
              <h2>{call.title.trim()}</h2>
              {call.description.trim() && <p>{call.description.trim()}</p>}
            </div>
            <Act way={model.callAction} target="call" className="act" />
          </section>
        )}
        {children}
        <Networks model={model} />
      </main>
      <Footer model={model} />
    </>
  );
}
