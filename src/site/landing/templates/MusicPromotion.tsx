import { countdownSize, DIAL_DAYS, litBars } from '../../../domain/landing/landing-stage.ts';
import { weekdayAndDay } from '../../../i18n/landing/landing-texts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { countdownWords, type LandingModel } from '../landing-model.ts';
import { measuredTitle } from '../measures.ts';
import {
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

/** Lengths of the dial's bars, from the top on; they repeat. The dial is 400 wide, its cover 302. */
const lengths = [
  40, 10, 30, 14, 14, 24, 24, 26, 28, 14, 12, 20, 24, 10, 14, 20, 16, 16, 28, 34, 14, 24, 22, 18, 34, 12, 24,
  10, 12, 26,
];
const FIRST = 157;

const barPath = (index: number) => {
  const angle = (index / DIAL_DAYS) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(FIRST)}L${point(FIRST + Math.min(38, lengths[index] ?? 20))}`;
};
const bars = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => barPath(from + place)).join('');

/**
 * The template of a promotion: a dial of 30 bars, one per day, fills up around the cover; the countdown and the main
 * action are one round button.
 */
export function MusicPromotion({ model, children }: TemplateProps) {
  const { view, t, second, picture, features, quotes, artist, title, stage } = model;
  const { texts, shared, locale, now } = view;
  const { lines } = measuredTitle(view);
  const { call } = texts;
  const { title: news, subtitle } = model.hero;
  const lit = litBars(shared, now);
  const calls = shared.sections.call && (call.title.trim() || model.callAction.text !== '');
  const description = [subtitle, texts.description.trim()].filter(Boolean).join('\n');
  return (
    <>
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="head">
            <p className="who">
              {artist !== title && <strong>{artist}</strong>}
              {artist !== title && ' '}
              {news && <span>{news}</span>}
            </p>
            <h1 className="title">
              <Lines lines={lines} />
            </h1>
          </div>
          <div className="dial">
            <svg className="ring" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
              <path className="unlit" d={bars(lit + 1, DIAL_DAYS)} />
              <path className="lit" d={bars(1, Math.min(DIAL_DAYS, lit + 1))} />
              <path className="top" d={bars(0, 1)} />
            </svg>
            <div className="cover">
              {picture ? (
                <Picture
                  picture={picture}
                  alt={picture.alt}
                  sizes="(width >= 900px) 41vw, 76vw"
                  loading="eager"
                  cropped
                />
              ) : (
                <span className="grooves" />
              )}
            </div>
            <RoundButton model={model} />
          </div>
          <div className="due">
            {shared.releaseAt !== null && (
              <p>
                {stage.release === 'out' ? t.date.out : t.date.release}
                <strong>{weekdayAndDay(locale, shared.releaseAt)}</strong>
              </p>
            )}
            {stage.release === 'before' && (
              <p role="status">
                <button type="button" className="quiet" data-renew="" hidden>
                  {t.countdown.out}
                </button>
              </p>
            )}
            {stage.release === 'before' && model.calendarHref && (
              <CalendarLink model={model}>{t.date.calendar}</CalendarLink>
            )}
            {second && (
              <Go way={second} target="hero" className="quiet">
                {second.text}
              </Go>
            )}
          </div>
        </section>
        <Rows model={model} />
        <Player model={model} />
        {description && <p className="about">{description}</p>}
        {features.length > 0 && (
          <div className="steps">
            {features.map((feature) => (
              <article key={feature.id} className="step">
                <span className="step-mark">
                  <FeatureIcon icon={feature.icon} />
                </span>
                <h2>{feature.title}</h2>
                {feature.text && <p>{feature.text}</p>}
              </article>
            ))}
          </div>
        )}
        {quotes.length > 0 && (
          <section className="quotes" aria-label={t.quotes}>
            {quotes.map((quote) => (
              <figure key={quote.id}>
                <blockquote>{quote.quote}</blockquote>
                <figcaption>
                  <Portrait quote={quote} />
                  {quote.name}
                </figcaption>
              </figure>
            ))}
          </section>
        )}
        {calls && (
          <section className="call">
            <h2>{call.title.trim()}</h2>
            {call.description.trim() && <p>{call.description.trim()}</p>}
            {model.callAction.href && model.callAction.text !== '' && (
              <Go way={model.callAction} target="call" className="pill">
                {model.callAction.text}
              </Go>
            )}
          </section>
        )}
        {children}
        <Networks model={model} mark />
      </main>
      <Footer model={model} />
    </>
  );
}

/** The countdown and the main action in one circle. Without an address it shows only the countdown. */
function RoundButton({ model }: { model: LandingModel }) {
  const { view, action, stage } = model;
  const left = countdownWords(view);
  if (!left && (action.text === '' || !action.href)) return null;
  const text = action.href ? action.text : '';
  const size = text.length > 48 ? ' longer' : text.length > 24 ? ' long' : '';
  const alone = left ? '' : ' alone';
  return (
    <Go way={action} target="action" className={`round${size}${alone}`}>
      {left && (
        <>
          <span className={`left is-${countdownSize(left.large)}`} aria-hidden="true" {...left.data}>
            {left.large}
          </span>
          <span className="spoken">{left.sentence} </span>
        </>
      )}
      {!left && stage.release === 'out' && (
        <svg className="play" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M7 4v16l13-8z" />
        </svg>
      )}
      {text !== '' && <span className="round-text">{text}</span>}
    </Go>
  );
}
