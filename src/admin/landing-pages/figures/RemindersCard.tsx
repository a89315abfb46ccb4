import { Anchor, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LandingReminders } from '../../../contracts/landing/reminder.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { LONGEST_SENDING_HOURS } from '../../../domain/go-live/judge-channels.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../../domain/time/agency-day.ts';
import {
  dateFormat,
  fill,
  formatNumber,
  formatPercent,
  numberFormat,
  pluralForm,
} from '../../../i18n/format.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { remindersQuery } from '../landing-queries.ts';
import { ArtistList } from './ArtistList.tsx';
import { ConfirmedChart } from './ConfirmedChart.tsx';
import { TellFans } from './TellFans.tsx';
import './reminders.css';

const MINUTE_MS = 60_000;
const states = ['waiting', 'waitingPush', 'unconfirmed', 'paused', 'sent', 'failed', 'late', 'gone'] as const;

/** The fans who wait for the release of a page: how many, for which platform, and how long the sending takes. */
export function RemindersCard({ id }: { id: string }) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders;
  const { data } = useQuery(remindersQuery(id));
  // Most pages have none, and a failure hides no figure of the visits.
  if (!data) return null;
  const rest = (
    <>
      <ConfirmedChart days={data.confirmed} />
      <ArtistList id={id} list={data.artistList} />
    </>
  );
  if (states.every((state) => data.states[state] === 0) && data.calendar === 0) return rest;
  const shown = states.filter((state) => state === 'waiting' || data.states[state] > 0);
  return (
    <>
      <section className="admin-card landing-figures-card" aria-label={words.title}>
        <Flex justify="space-between" align="baseline" gap="sm" wrap="wrap">
          <h2>{words.title}</h2>
          <span className="admin-muted">{words.about}</span>
        </Flex>
        <dl className="landing-facts">
          {shown.map((state) => (
            <div key={state}>
              <dt>{words.states[state]}</dt>
              <Flex component="dd" direction="column" c="dimmed" fz="xs">
                <strong>{formatNumber(locale, data.states[state])}</strong>
                <span>{words.notes[state]}</span>
              </Flex>
            </div>
          ))}
          {data.calendar > 0 && (
            <div>
              <dt>{words.calendar}</dt>
              <Flex component="dd" direction="column" c="dimmed" fz="xs">
                <strong>{formatNumber(locale, data.calendar)}</strong>
                <span>{words.calendarNote}</span>
              </Flex>
            </div>
          )}
        </dl>
        <TellFans id={id} reminders={data} />
      </section>
      {data.sends.length > 0 && (
        <div className="landing-figures-row">
          <Sends {...data} />
          <Platforms platforms={data.platforms} />
        </div>
      )}
      {rest}
    </>
  );
}

/** What leaves when, at the speed of the settings, on the agency's clock. */
function Sends({ sends, perSecond, ready }: Pick<LandingReminders, 'sends' | 'perSecond' | 'ready'>) {
  const { locale, t } = useLanguage();
  const mayConfigure = useMay(mayManage);
  const words = t.landing.reminders;
  return (
    <section className="admin-card landing-sends" aria-label={words.plan}>
      <h2>{words.plan}</h2>
      <ul>
        {sends.map(({ channel, from, until, count }) => {
          const isPush = channel === 'push';
          const [start, end] = [Date.parse(from), Date.parse(until)];
          const [quick, slow] = isPush ? [words.pushQuick, words.pushSpeed] : [words.quick, words.speed];
          return (
            <li key={channel + from}>
              <time dateTime={from}>{moment(locale, start)}</time>
              <span>
                <strong>
                  {fill(pluralForm(locale, isPush ? words.pushes : words.count, count), {
                    count: formatNumber(locale, count),
                  })}
                </strong>{' '}
                {fill(end - start < MINUTE_MS ? quick : slow, {
                  speed: formatNumber(locale, perSecond),
                  duration: minutes(locale, end - start),
                  from: hour(locale, start),
                  until: hour(locale, end),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {sends.some(({ channel }) => channel === 'mail') && <Ready {...ready} />}
      {mayConfigure && (
        <Anchor component={Link} to="/dashboard/settings/mail" underline="always" data-touch>
          {words.change}
        </Anchor>
      )}
    </section>
  );
}

/** Whether the mails can leave: the latest test message, and a sending of at most four hours. */
function Ready({ outcome, at }: LandingReminders['ready']) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders.ready;
  const day =
    at === null
      ? ''
      : dateFormat(locale, { dateStyle: 'long', timeZone: AGENCY_ZONE }).format(Date.parse(at));
  return (
    <>
      <h3>{words.title}</h3>
      <p className="landing-ready" data-ready={outcome === 'sent'}>
        <Icon name={outcome === 'sent' ? 'saved' : 'warning'} />
        {fill(words.outcomes[outcome], { day, hours: LONGEST_SENDING_HOURS })}
      </p>
    </>
  );
}

/** The platforms that the waiting fans chose. A page without the link of one disappoints them on the day. */
function Platforms({ platforms }: Pick<LandingReminders, 'platforms'>) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders;
  const names: Readonly<Record<string, string>> = t.landing.platforms;
  const nameOf = (platform: string) => (platform === '' ? words.any : (names[platform] ?? platform));
  const all = platforms.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...platforms.map(({ count }) => count));
  return (
    <section className="admin-card landing-targets" aria-label={words.platform}>
      <h2>{words.platform}</h2>
      <Flex component="ul" direction="column" gap="sm">
        {platforms.map(({ platform, count }) => (
          <li key={platform}>
            <span className="landing-platform" data-platform={platform} aria-hidden="true" />
            <span>{nameOf(platform)}</span>
            <strong className="admin-figure">{formatNumber(locale, count)}</strong>
            <span className="admin-figure admin-muted">
              {formatPercent(locale, Math.round((count / all) * 100) / 100)}
            </span>
            <span className="landing-share-bar" aria-hidden="true">
              <span data-platform={platform} style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </Flex>
      {platforms
        .filter(({ hasLink }) => !hasLink)
        .map(({ platform, count }) => (
          <p key={platform} className="landing-reminder-note" role="note">
            {fill(pluralForm(locale, words.noLink, count), {
              count: formatNumber(locale, count),
              platform: nameOf(platform),
            })}
          </p>
        ))}
    </section>
  );
}

const moment = (locale: Locale, time: number): string =>
  dateFormat(locale, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: AGENCY_ZONE },
  } as const).format(time);

const hour = (locale: Locale, time: number): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: AGENCY_ZONE }).format(time);

/** Whole minutes, rounded up, in the words of the language. */
const minutes = (locale: Locale, ms: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const).format(
    Math.ceil(ms / MINUTE_MS),
  );
