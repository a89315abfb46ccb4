import type { ReactNode } from 'react';
import type { WatchRequest } from '../../contracts/site.ts';
import type { WatchView } from '../../contracts/watched-plan.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { CONFIRM_HOURS, DAYS_AFTER, KEPT_DAYS, type WatchAct } from '../../domain/watch/watch.ts';
import { WATCH_PATH } from '../../domain/watch/watch-path.ts';
import { fill, formatDate, formatNumber } from '../../i18n/format.ts';
import { sourceName } from '../../i18n/messages/watch-texts.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Trap } from '../../ui/trap.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import type { WatchTexts } from './texts.ts';

/** The documented scale of scores. */
const TEN = 10;

interface WatchPageProps {
  locale: Locale;
  t: WatchTexts;
  request: WatchRequest;
  /** Whether the page answers a form. */
  pressed: boolean;
  /** The drawing of the Friday among those of its month. */
  month: ReactNode;
}

/** The form that watches a Friday, the answer to it, or the page behind the code of one watch. Everything works without script. */
export function WatchPage({ locale, t, request, pressed, month }: WatchPageProps) {
  const { view, code, act, asked, sent } = request;
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.title }]} title={t.title} lead={t.description}>
      <div className="page-width watch">
        {view && code ? (
          <Watch locale={locale} t={t} view={view} code={code} act={act} pressed={pressed} />
        ) : sent ? (
          // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent
          <p role="status" tabIndex={-1} autoFocus={pressed} className="max-w-prose text-lead">
            {fill(t.ask.sent, { friday: dayOf(locale, sent), hours: CONFIRM_HOURS })}
          </p>
        ) : asked ? (
          <AskForm locale={locale} t={t} request={request} />
        ) : (
          <NoPlan locale={locale} t={t} />
        )}
        {month}
      </div>
    </ReadingPage>
  );
}

/** Without a plan: where one is made, beside what a watch does. */
function NoPlan({ locale, t: { none } }: Pick<WatchPageProps, 'locale' | 't'>) {
  return (
    <>
      <div className="watch-form">
        <p className="text-lead">{none.text}</p>
        <ButtonLink className="justify-self-start" href={localizePath(locale, '/planificateur-de-sortie')}>
          {none.link}
        </ButtonLink>
      </div>
      <section className="watch-steps" aria-labelledby="watch-how">
        <h2 id="watch-how">{none.how}</h2>
        <ol>
          {none.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{fill(text, { hours: CONFIRM_HOURS, days: DAYS_AFTER, kept: KEPT_DAYS })}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function PlannerLink({ locale, t }: Pick<WatchPageProps, 'locale' | 't'>) {
  return (
    <a
      className="link inline-flex min-h-11 items-center font-semibold"
      href={localizePath(locale, '/planificateur-de-sortie')}
    >
      {t.none.link}
    </a>
  );
}

const dayOf = (locale: Locale, iso: string): string => formatDate(locale, Date.parse(iso));

type AskFormProps = Pick<WatchPageProps, 'locale' | 't' | 'request'>;

function AskForm({
  locale,
  t: { ask: t, page },
  request: { asked = {}, refused, month = [] },
}: AskFormProps) {
  const isMeasured = month.some(({ friday, basis }) => friday === asked['friday'] && basis !== 'calendar');
  return (
    <form className="watch-form" method="post" action={localizePath(locale, WATCH_PATH)}>
      <p className="max-w-prose">{fill(t.lead, { friday: dayOf(locale, asked['friday'] ?? '') })}</p>
      {!isMeasured && <p className="max-w-prose">{page.stale}</p>}
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={t.email}
        name="email"
        id="watch-email"
        required
        error={refused?.message}
        defaultValue={refused?.email}
        focused={refused !== undefined}
      >
        {(control) => <input type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} {...control} />}
      </Field>
      <Trap id={`watch-${TRAP_FIELD}`} name={TRAP_FIELD} label={t.trap} />
      <Button type="submit" className="justify-self-start">
        {t.send}
      </Button>
      <p className="text-small text-muted max-w-prose">
        {fill(t.note, { days: DAYS_AFTER, kept: KEPT_DAYS })}{' '}
        <a className="link" href={localizePath(locale, '/privacy')}>
          {t.privacy}
        </a>
      </p>
    </form>
  );
}

interface WatchProps {
  locale: Locale;
  t: WatchTexts;
  view: WatchView;
  code: string;
  act: WatchAct | undefined;
  pressed: boolean;
}

function Watch({ locale, t: texts, view, code, act: done, pressed }: WatchProps) {
  const t = texts.page;
  const { state } = view;
  const better = view.stale ? null : view.better;
  const friday = dayOf(locale, view.friday);
  const ends = dayOf(locale, view.endsOn);
  const act = (name: WatchAct, label: string, tone?: 'quiet') => (
    <form method="post" action={localizePath(locale, `${WATCH_PATH}/${code}`)}>
      <input type="hidden" name="act" value={name} />
      <Button type="submit" {...(tone && { tone })}>
        {label}
      </Button>
    </form>
  );
  return (
    <section className="watch-form" aria-labelledby="watch-friday">
      <h2 id="watch-friday" className="text-h3">
        {fill(t.friday, { friday })}
      </h2>
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent */}
      <p role="status" tabIndex={-1} autoFocus={pressed} className="max-w-prose">
        {state === 'watching' &&
          (done === 'keep' || done === 'move') &&
          `${t[done === 'keep' ? 'kept' : 'moved']} `}
        {state === 'ended'
          ? fill(t.ended, { day: dayOf(locale, view.erasedOn ?? view.endsOn) })
          : fill(state === 'watching' ? t.watching : t.confirmText, { ends })}
      </p>
      {state === 'ended' && <PlannerLink locale={locale} t={texts} />}
      {state === 'unconfirmed' && act('confirm', t.confirm)}
      {state !== 'ended' && <Outlook locale={locale} t={t} view={view} />}
      {state === 'watching' && (
        <>
          {!view.stale && (
            <p className="max-w-prose">
              {better
                ? fill(t.better, {
                    friday: dayOf(locale, better.friday),
                    score: outOfTen(locale, better.score),
                    ten: TEN,
                  })
                : t.noBetter}
            </p>
          )}
          <div className="watch-acts">
            {better && act('move', fill(t.move, { friday: dayOf(locale, better.friday) }))}
            {act('keep', t.keep, 'quiet')}
            {act('stop', t.stop, 'quiet')}
          </div>
        </>
      )}
    </section>
  );
}

/** What is expected on the Friday, and the releases that are announced; with too few recent readings, only that. */
function Outlook({ locale, t, view }: Pick<WatchProps, 'locale' | 'view'> & { t: WatchTexts['page'] }) {
  if (view.stale) return <p className="max-w-prose">{t.stale}</p>;
  return (
    <>
      <p className="max-w-prose">
        {fill(t.expected, {
          class: t.classes[view.class],
          low: formatNumber(locale, view.range[0]),
          high: formatNumber(locale, view.range[1]),
          known: formatNumber(locale, view.known),
          score: outOfTen(locale, view.score),
          ten: TEN,
        })}
      </p>
      {view.named.length > 0 && (
        <div>
          <h3 className="text-h4">{t.named}</h3>
          <ul className="watch-named">
            {view.named.map(({ artist, title, source, url, fetchedOn }) => (
              <li key={`${artist} ${title}`}>
                <bdi className="font-semibold">{artist}</bdi>, <bdi>{title}</bdi>
                <span className="block text-small text-muted">
                  {url ? (
                    <a className="link" href={url} rel="nofollow noopener noreferrer">
                      {fill(t.from, { source: sourceName(locale, source), day: dayOf(locale, fetchedOn) })}
                    </a>
                  ) : (
                    fill(t.from, { source: sourceName(locale, source), day: dayOf(locale, fetchedOn) })
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
