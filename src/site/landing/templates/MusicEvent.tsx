import { readableOn } from '../../../domain/colour/contrast.ts';
import type { LandingButton } from '../../../domain/landing/counts/landing-target.ts';
import { type EventFact, eventFacts, placeFact } from '../../../domain/landing/event-words.ts';
import { needsEdge, paletteOf } from '../../../domain/landing/palette.ts';
import { dayAndMonth, hourOf, weekdayLabel } from '../../../i18n/landing/landing-texts.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { LandingModel, Way } from '../landing-model.ts';
import { measuredTitle, shownDate } from '../measures.ts';
import {
  CalendarLink,
  FeatureIcon,
  Footer,
  Go,
  Lines,
  Networks,
  Portrait,
  type TemplateProps,
} from '../parts.tsx';

/** Shapes of the stage lights in a field of 100 x 100, from the top edge to the floor. */
const beams: readonly [string, 1 | 2][] = [
  ['6,0 -30,100 4,100 -10,60', 2],
  ['37,0 46,100 58,100', 2],
  ['67,0 96,100 130,100', 2],
  ['97,0 110,70 112,0', 2],
  ['21,0 17,100 40,100', 1],
  ['81,0 48,100 71,100', 1],
];

/**
 * The template of a concert, like a poster on a wall: the artist, a tall date under crossing stage lights, a ticket to
 * tear off.
 */
export function MusicEvent({ model, children }: TemplateProps) {
  const { view, t, second, picture, features, quotes, artist, title, stage } = model;
  const { texts, shared } = view;
  const { lines } = measuredTitle(view);
  const { day, rest } = shownDate(view);
  const { facts, left } = shownFacts(model);
  const { call } = texts;
  const note = left.length > NOTE ? '' : left;
  const description = [note === '' ? left : '', texts.description.trim()].filter(Boolean).join('\n');
  const calls = shared.sections.call && call.title.trim() !== '';
  const print = readableOn(paletteOf(view.template, shared).p) === '#ffffff' ? 'print lit' : 'print';
  return (
    <>
      <main id="main" tabIndex={-1} className={needsEdge(shared) ? 'edge' : undefined}>
        <section className="hero">
          <div className="bill">
            {picture ? (
              <div className={print}>
                <Picture picture={picture} alt={picture.alt} sizes="100vw" loading="eager" cropped />
              </div>
            ) : (
              <svg
                className="beams"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                {beams.map(([points, beam]) => (
                  <polygon key={points} className={`beam-${beam}`} points={points} />
                ))}
              </svg>
            )}
            <h1 className="artist">
              <Lines lines={lines} />
            </h1>
            {day !== '' ? (
              <p className="date">
                <span className="day">{day}</span>
                <span className="rest"> {rest}</span>
              </p>
            ) : (
              rest !== '' && <p className="when">{rest}</p>
            )}
          </div>
          <div className="desk">
            {facts.length > 0 && (
              <dl className={facts.length === 1 ? 'facts single' : 'facts'}>
                {facts.map(({ kind, label, value }) => (
                  <div key={label + value}>
                    <dt>{label || t.date[kind]}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Ticket
              model={model}
              way={model.action}
              target="action"
              title={title}
              note={note || (title === artist ? '' : artist)}
            />
            <p className="aside">
              {model.calendarHref && stage.event !== 'after' && (
                <CalendarLink model={model}>{t.date.calendar}</CalendarLink>
              )}
              {second && (
                <Go way={second} target="hero" className="quiet">
                  {second.text}
                </Go>
              )}
            </p>
          </div>
        </section>
        {(description || features.length > 0) && (
          <section className="programme">
            {description && (
              <div className="about">
                <h2>{title}</h2>
                <p>{description}</p>
              </div>
            )}
            {features.length > 0 && (
              <div className="acts">
                {features.map((feature) => (
                  <article key={feature.id} className="act-line">
                    <FeatureIcon icon={feature.icon} />
                    <h3>{feature.title}</h3>
                    {feature.text && <p>{feature.text}</p>}
                  </article>
                ))}
              </div>
            )}
          </section>
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
            <div>
              {call.description.trim() && <p>{call.description.trim()}</p>}
              <Ticket
                model={model}
                way={model.callAction}
                target="call"
                title={
                  shared.event.startsAt === null
                    ? [day, rest].filter(Boolean).join(' ') || title
                    : dayAndMonth(view.locale, shared.event.startsAt)
                }
                note={shared.event.place.trim() || (facts.at(-1)?.value ?? '')}
              />
            </div>
          </section>
        )}
        {children}
        <Networks model={model} />
      </main>
      <Footer model={model} />
    </>
  );
}

/** Returns the facts below the date, and the words of the subtitle that are not among them. */
function shownFacts({ view, t, stage, hero: { subtitle } }: LandingModel): {
  facts: EventFact[];
  left: string;
} {
  const { shared, locale } = view;
  const { startsAt, place } = shared.event;
  const known: EventFact[] = [
    ...(startsAt === null
      ? []
      : [
          {
            kind: 'hour' as const,
            label: stage.event === 'today' ? t.date.today : weekdayLabel(locale, startsAt),
            value: hourOf(locale, startsAt),
          },
        ]),
    ...(place.trim() === '' ? [] : [placeFact(place)]),
  ];
  if (known.length > 0) return { facts: known, left: subtitle };
  return { facts: eventFacts(subtitle), left: '' };
}

/** In characters: a longer subtitle is shown in the programme and not on the ticket. */
const NOTE = 60;

/** In characters: from this length on, a title on a ticket has a smaller size. */
const WORDY = 28;

interface TicketProps {
  model: LandingModel;
  way: Way;
  target: LandingButton;
  title: string;
  note: string;
}

/**
 * A ticket with a stub to tear off. It is no link when the concert is sold out, over without a page to follow, or has
 * no address. The stub then shows the reason; without an address it is empty.
 */
function Ticket({ model, way, target, title, note }: TicketProps) {
  const { t, stage, view } = model;
  const over = stage.event === 'after';
  const full = !over && view.shared.event.soldOut;
  const follow = over ? model.networks[0] : undefined;
  const href = full ? undefined : over ? follow?.href : way.href;
  // Without an address the button's text is left out: the action that it names is not possible.
  const words = href ? way.text : '';
  const stub = full ? t.event.soldOut : over ? (follow ? t.follow : t.event.past) : words;
  const counted: LandingButton = follow ? `social-${follow.network}` : target;
  const long = (stub.length > 12 ? ' long' : '') + (title.length > WORDY ? ' wordy' : '');
  return (
    <Go way={{ href }} target={counted} className={`ticket${long}${href ? '' : ' void'}`}>
      <span className="ticket-main">
        <span className="ticket-title">{over && follow ? t.event.past : title}</span>{' '}
        {note && <span className="ticket-note">{note}</span>}
      </span>{' '}
      {stub !== '' && <span className="stub">{stub}</span>}
    </Go>
  );
}
