import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { LIST_HANDED_DAYS } from '../../domain/reminder/artist-list.ts';
import { CONFIRM_HOURS, ENDED_DAYS, MORNING_HOUR } from '../../domain/reminder/reminder.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { fill } from '../../i18n/format.ts';
import { dayAndMonth } from '../../i18n/landing/landing-texts.ts';
import { hourText } from '../../i18n/time/hour.ts';
import { Trap } from '../../ui/trap.tsx';
import type { LandingModel } from './landing-model.ts';

/**
 * The form with which a fan asks for one message on the day of the release. The browser itself posts it; the script only adds the
 * fan's time zone. With the calendar chosen, the style sheet hides the fields of the mail, and the response is the file.
 */
export function ReminderForm({ model }: { model: LandingModel }) {
  const { reminder, t, view, brand, privacyHref, calendarHref, reminderKey } = model;
  if (!reminder) return null;
  const { releaseAt, moments, answer, platforms } = reminder;
  const words = t.reminder;
  if (answer?.isOut || answer?.outcome?.kind === 'sent') return <Answer model={model} answer={answer} />;
  const refused = answer?.outcome;
  const chosen = answer?.chosen;
  const error = refused?.fields.email;
  const chosenMoment = moments.find((one) => one === chosen?.moment) ?? moments[0];
  const hasList = view.shared.artist.trim() !== '';
  const field = (name: string) => `remind-${name}`;
  return (
    <section className="remind" aria-labelledby={field('title')}>
      <p className="remind-label" aria-hidden="true">
        {words.label}
      </p>
      <h2 id={field('title')}>{fill(words.title, { day: dayAndMonth(view.locale, releaseAt) })}</h2>
      <form method="post" data-lead="">
        <input type="hidden" name="reminder" value="1" />
        <input type="hidden" name="zone" data-zone="" />
        {view.variant && <input type="hidden" name="variant" value={view.variant} />}
        {(calendarHref || reminderKey) && (
          <fieldset className="remind-how">
            <legend className="spoken">{words.how}</legend>
            <Choice name="how" value="mail" text={words.mail} note={words.mailNote} checked />
            {reminderKey && (
              // Only the script knows whether this browser takes notifications.
              <Choice
                {...{ name: 'how', value: 'push', text: words.push, note: words.pushNote }}
                attributes={{
                  hidden: true,
                  'data-push': reminderKey,
                  'data-calendar': calendarHref,
                  'data-title': model.title,
                  'data-artist': model.artist,
                }}
              />
            )}
            {calendarHref && (
              <Choice name="how" value="calendar" text={words.calendar} note={words.calendarNote} />
            )}
          </fieldset>
        )}
        <div className="remind-mail">
          <div className="remind-address">
            <label htmlFor={field('email')}>{words.email}</label>
            <input
              id={field('email')}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_LENGTH}
              defaultValue={refused?.values.email}
              {...(error && { 'aria-invalid': 'true', 'aria-describedby': field('error') })}
              // biome-ignore lint/a11y/noAutofocus: the field to correct, or to fill in anew, stands far below the top
              autoFocus={Boolean(error) || (answer !== undefined && !refused)}
            />
            {error && (
              <p className="remind-error" id={field('error')}>
                {error}
              </p>
            )}
          </div>
          {platforms.length > 0 && (
            <>
              <label htmlFor={field('platform')}>{words.platform}</label>
              <select id={field('platform')} name="platform" defaultValue={chosen?.platform}>
                <option value="">{words.any}</option>
                {platforms.map(({ platform, name }) => (
                  <option key={platform} value={platform}>
                    {name}
                  </option>
                ))}
              </select>
            </>
          )}
          {moments.length > 1 && (
            <fieldset className="remind-hour">
              <legend>{words.hour}</legend>
              {moments.map((moment) => (
                <label key={moment}>
                  <input type="radio" name="moment" value={moment} defaultChecked={moment === chosenMoment} />
                  <span>
                    {fill(words.moments[moment], {
                      hour: hourText(view.locale, moment === 'midnight' ? 0 : MORNING_HOUR),
                    })}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        {hasList && (
          <label className="remind-list">
            <input type="checkbox" name="artistList" value="1" defaultChecked={chosen?.artistList} />
            <span>{fill(words.list, { artist: model.artist })}</span>
          </label>
        )}
        <Trap id={field(TRAP_FIELD)} name={TRAP_FIELD} label={t.form.trap} className="spoken" />
        {refused && (
          // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent stands far below the top
          <p className="remind-error" role="status" tabIndex={-1} autoFocus={!error}>
            {refused.message}
          </p>
        )}
        <button type="submit" className="remind-send">
          {words.button}
        </button>
        {calendarHref && <p className="saved" role="status" data-saved={t.date.saved} />}
        <p className="remind-note">
          <span>
            {fill(words.consent, { brand, days: ENDED_DAYS })}
            {hasList && ` ${fill(words.listKept, { days: LIST_HANDED_DAYS })}`}
          </span>
          {reminderKey && <span hidden>{fill(words.pushConsent, { brand })}</span>}{' '}
          <a href={privacyHref}>{t.form.privacyLink}</a>
        </p>
      </form>
    </section>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  text: string;
  note: string;
  checked?: boolean;
  attributes?: Record<string, string | true>;
}

const Choice = ({ name, value, text, note, checked = false, attributes }: ChoiceProps) => (
  <label {...attributes}>
    <input type="radio" name={name} value={value} defaultChecked={checked} />
    <span>
      <strong>{text}</strong> <small>{note}</small>
    </span>
  </label>
);

/** The answer in place of the form. It is the same for an address that is known, unknown or blocked. */
function Answer({
  model: { t, view, calendarHref },
  answer,
}: {
  model: LandingModel;
  answer: NonNullable<NonNullable<LandingModel['reminder']>['answer']>;
}) {
  const words = t.reminder;
  const { chosen } = answer;
  const [before = '', after = ''] = words.sent.split('{email}');
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent stands far below the top
    <section className="remind" role="status" tabIndex={-1} autoFocus>
      <p className="remind-label" aria-hidden="true">
        {words.label}
      </p>
      <h2>{answer.isOut ? words.out : words.sentTitle}</h2>
      {!answer.isOut && (
        <>
          <hr />
          <p>
            {before}
            <strong>{answer.email}</strong>
            {after}
          </p>
          <p>{fill(words.without, { hours: CONFIRM_HOURS })}</p>
          <hr />
          <p className="remind-note">{words.nothing}</p>
          <div className="remind-links">
            {/* A post, so that the choices stay out of the address; it renders the form with them. */}
            <form method="post">
              <input type="hidden" name="reminder" value="1" />
              <input type="hidden" name="again" value="1" />
              {Object.entries({
                variant: view.variant ?? '',
                ...{ platform: chosen.platform, moment: chosen.moment, zone: chosen.zone },
                artistList: chosen.artistList ? '1' : '',
              })
                .filter(([, value]) => value !== '')
                .map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
              <button type="submit">{words.change}</button>
            </form>
            {calendarHref && (
              <span>
                <a href={calendarHref} data-target="calendar">
                  {t.date.calendar}
                </a>
              </span>
            )}
          </div>
          {calendarHref && <p className="saved" role="status" data-saved={t.date.saved} />}
        </>
      )}
    </section>
  );
}
