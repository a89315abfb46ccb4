import type { ReactNode } from 'react';
import type { ReminderPageFacts } from '../../../contracts/landing/reminder.ts';
import type { LandingView } from '../../../domain/landing/counts/landing-view.ts';
import { landingPath } from '../../../domain/landing/landing-path.ts';
import { type Locale, localizePath } from '../../../domain/locale/locale.ts';
import { LIST_HANDED_DAYS } from '../../../domain/reminder/artist-list.ts';
import { ENDED_DAYS, PAUSED_DAYS, PROOF_YEARS, STOP_YEARS } from '../../../domain/reminder/reminder.ts';
import { LIST_BUTTON } from '../../../domain/reminder/reminder-address.ts';
import { reminderMails } from '../../../i18n/dictionaries/reminder-mails/index.ts';
import { reminderPage as texts } from '../../../i18n/dictionaries/reminder-page/index.ts';
import { dateFormat, fill } from '../../../i18n/format.ts';
import { reminderTime } from '../../../i18n/landing/reminder-time.ts';
import { Picture } from '../../../ui/picture.tsx';

interface ReminderPageProps {
  locale: Locale;
  /** Whether the page answers its button, and begins with the focus on what it says. */
  pressed: boolean;
  reminder: ReminderPageFacts;
  /** Absent: the page is no longer online in this language. */
  landing: LandingView | undefined;
}

/** The page with the one button that confirms or stops a reminder, and the answer to it. It has no script. */
export function ReminderPage({ locale, pressed, reminder, landing }: ReminderPageProps) {
  const t = texts[locale];
  const { act, channel, stage, dueAt, zone, stopPath, platform, listSentence, named } = reminder;
  const list = act === 'confirm' && listSentence !== '' ? t.confirmList : undefined;
  const kept = list && fill(reminderMails[locale].list.kept, { days: LIST_HANDED_DAYS });
  const words = act === 'stop' && channel === 'push' ? { ...t.stop, ...t.stopPush } : t[act];
  const when = reminderTime(locale, dueAt, zone);
  const href = landing && localizePath(landing.locale, landingPath(landing.slug));
  const isOut = stage === 'out';
  // What a button that has nothing left to do says instead.
  const over = stage === 'ask' || stage === 'done' ? undefined : t[stage];
  const paused = act === 'confirm' && reminder.isPaused ? t.paused : undefined;
  const days = paused && stage === 'done' ? PAUSED_DAYS : ENDED_DAYS;
  return (
    <main id="main" className="reminded">
      {landing ? (
        <Of landing={landing}>
          {(isOut || (!over && !reminder.isPaused)) && <Day locale={locale} dueAt={dueAt} zone={zone} />}
        </Of>
      ) : (
        named && (
          <div className="reminded-of">
            <Names {...named} />
          </div>
        )
      )}
      {stage === 'ask' ? (
        <form method="post">
          <h1>{words.title}</h1>
          <p>{fill(paused?.text ?? list?.text ?? words.text, { when })}</p>
          {list && (
            <>
              <p>{list.ticked}</p>
              <blockquote>{listSentence}</blockquote>
              <p>{kept}</p>
              <p>{list.choose}</p>
            </>
          )}
          {act === 'stop' && listSentence !== '' && <p>{t.stop.list}</p>}
          <button type="submit" className="remind-send">
            {list?.alone ?? words.button}
          </button>
          {list && (
            <button type="submit" className="remind-send" name={LIST_BUTTON} value="1">
              {list.both}
            </button>
          )}
          <p className="remind-note">{fill(words.note, { years: STOP_YEARS, proof: PROOF_YEARS })}</p>
        </form>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent */}
          <h1 tabIndex={-1} autoFocus={pressed}>
            {over?.title ?? words.doneTitle}
          </h1>
          <p role="status">
            {fill(over?.text ?? paused?.done ?? list?.done ?? words.done, { when, days })}
            {!isOut && kept && ` ${kept}`}
            {act === 'stop' && listSentence !== '' && ` ${t.stop.list}`}
          </p>
          {isOut && href && (
            <a className="remind-send" href={platform === '' ? href : `${href}?sur=${platform}`}>
              {t.out.button}
            </a>
          )}
        </>
      )}
      {stage === 'done' && href && (
        <p>
          <a className="quiet" href={href}>
            {t.see}
          </a>
        </p>
      )}
      {act === 'confirm' && stage === 'done' && stopPath && (
        <p>
          <a className="quiet" href={stopPath}>
            {t.stopLink}
          </a>
        </p>
      )}
    </main>
  );
}

interface OfProps {
  landing: LandingView;
  children: ReactNode;
}

/** The picture, the title and the artist of the landing page; on wide screens, the day of the reminder in place of a missing picture. */
function Of({ landing: { shared, texts: words, pictures }, children }: OfProps) {
  const picture = shared.picture === null ? undefined : pictures[shared.picture];
  const artist = shared.artist.trim();
  const title = words.title.trim() || artist;
  return (
    <div className="reminded-of">
      {picture ? (
        <div className="reminded-picture">
          <Picture picture={picture} alt="" sizes="(width >= 45rem) 28rem, 104px" loading="eager" cropped />
        </div>
      ) : (
        children
      )}
      <Names title={title} artist={artist} />
    </div>
  );
}

const Names = ({ title, artist }: NonNullable<ReminderPageFacts['named']>) => (
  <p>
    <strong>{title}</strong>
    {artist !== title && <span>{artist}</span>}
  </p>
);

/** The day and the month of the reminder in large type. Hidden from screen readers: a sentence has the same day. */
function Day({ locale, dueAt, zone }: { locale: Locale } & Pick<ReminderPageFacts, 'dueAt' | 'zone'>) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: zone }).format(dueAt);
  return (
    <p className="reminded-day" aria-hidden="true">
      <b>{/\S+/.exec(part({ day: 'numeric', month: 'long' }))}</b> {part({ month: 'long' })}
    </p>
  );
}
