import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import type { AlertFacts } from '../../../domain/campaign/alert-facts.ts';
import { type alertDays, type DayAlert, falseAlarms } from '../../../domain/campaign/day-alerts.ts';
import type { Track } from '../../../domain/campaign/day-track.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import {
  dateFormat,
  fill,
  formatDayRange,
  formatEuro,
  formatNumber,
  formatPercent,
  formatShortDay,
} from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { campaignsKey } from '../campaign-queries.ts';
import { moneyText } from './import-words.ts';

interface DayAlertsProps {
  campaign: CampaignDetail;
  alerts: readonly DayAlert[];
  facts: AlertFacts;
  /** For how many days each has been given. */
  lasting: ReturnType<typeof alertDays>;
  track: Pick<Track, 'spent' | 'planned' | 'exceeded'>;
  promised: { min: number; max: number } | null;
  perView: (value: number) => string;
  /** Called when the last warning was hidden, which had the focus. */
  done: () => void;
}

/** The warnings of the days, each with its arithmetic, what settles it, and the button that hides it. */
export function DayAlerts({ campaign: { id, endsOn }, alerts, done, ...given }: DayAlertsProps) {
  const { t } = useLanguage();
  const words = t.campaignImport.track.alerts;
  const queries = useQueryClient();
  const shown = useRef(new Map<DayAlert, HTMLDivElement>());
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (alert: DayAlert) =>
      callApi('POST /campaigns/{id}/hidden-alerts', { params: { id }, body: { alert } }),
    onSuccess: (_hidden, alert) => {
      toastDone(words.done);
      // The button that had the focus goes: the next warning, else the one before, has it.
      const place = alerts.indexOf(alert);
      const next = alerts[place + 1] ?? alerts[place - 1];
      if (next) shown.current.get(next)?.focus();
      else done();
      void queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  return alerts.map((alert) => (
    <Alert
      key={alert}
      ref={(element) => {
        if (element) shown.current.set(alert, element);
        return () => void shown.current.delete(alert);
      }}
      tabIndex={-1}
      className="track-alert"
      color="yellow"
      icon={<Glyph name="warning" />}
    >
      <div className="track-alert-text">
        <p id={`track-alert-${alert}`}>
          <AlertText {...{ alert, endsOn }} {...given} />
        </p>
        <FalseAlarms alert={alert} />
      </div>
      {variables === alert && error && <CallFailure error={error} />}
      <Button
        variant="default"
        size="xs"
        aria-describedby={`track-alert-${alert}`}
        loading={isPending && variables === alert}
        onClick={() => mutate(alert)}
      >
        {words.hide}
      </Button>
    </Alert>
  ));
}

/** How often the warning is false, as measured in simulated campaigns. */
function FalseAlarms({ alert }: { alert: DayAlert }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track.alerts.falseAlarms;
  const found = falseAlarms[alert];
  if (!found) return null;
  const { rate, near } = found;
  const values = {
    // None of the simulated campaigns is not never.
    rate:
      rate === 0 ? fill(words.below, { rate: formatPercent(locale, 0.001) }) : formatPercent(locale, rate),
    near: formatPercent(locale, near ?? 0),
  };
  return <p className="admin-muted">{fill(near === null ? words.spend : words.cost, values)}</p>;
}

function AlertText({
  alert,
  endsOn,
  facts,
  lasting,
  track: { spent, planned, exceeded },
  promised,
  perView,
}: { alert: DayAlert; endsOn: string } & Pick<
  DayAlertsProps,
  'facts' | 'lasting' | 'track' | 'promised' | 'perView'
>) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track.alerts;
  const { state, lastDay, share, usedUpOn, wasUsedUpOn, left, daily, cost, silentDays } = facts;
  const euros = (amount: number) => moneyText(locale, amount);
  const day = (name: string) => formatShortDay(locale, name);
  const isSpend = alert === 'spends_fast' || alert === 'spends_slowly';
  const values = {
    share: formatPercent(locale, Math.round((share ?? 0) * 100) / 100),
    spent: euros(spent),
    planned: euros(planned),
    day: day(lastDay),
    days: silentRange(locale, lastDay, silentDays, endsOn),
    count: formatNumber(locale, silentDays),
    lasting: formatNumber(locale, alert === 'no_figures' ? silentDays : lasting[alert]),
    cost: perView(cost ?? 0),
    limit: perView((alert === 'costs_more' ? promised?.max : promised?.min) ?? 0),
  };
  const { ended } = words;
  const more = [
    alert === 'spends_fast' &&
      exceeded &&
      fill(words.exceeded, { over: euros(exceeded.by), day: day(exceeded.since) }),
    alert === 'spends_fast' && usedUpOn && fill(words.usedUp, { day: day(usedUpOn) }),
    alert === 'spends_slowly' &&
      left > 0 &&
      fill(state === 'ended' ? words.unspent : words.left, { ...values, left: euros(left) }),
    isSpend && daily !== null && fill(words.daily, { daily: formatEuro(locale, daily) }),
    alert === 'costs_more' && state === 'recent' && words.change,
    state === 'ended' && fill(lastDay < endsOn ? ended.early : ended.whole, { end: day(endsOn) }),
    state !== 'ended' &&
      (alert === 'spends_fast' && wasUsedUpOn
        ? fill(words.wasUsedUp, { day: day(wasUsedUpOn) })
        : state === 'old' && words.old),
  ];
  if (alert === 'no_figures') more.length = 0;
  const titles = state === 'recent' ? words.titles : { ...words.titles, ...words.titlesThen };
  return (
    <>
      <strong>{fill(titles[alert], values)}</strong>{' '}
      {[fill(words.texts[alert], values), ...more.filter((text) => text)].join(' ')}
    </>
  );
}

/** The finished days of the campaign after the last imported one. */
function silentRange(locale: Locale, lastDay: string, silentDays: number, endsOn: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const last = dayNumber(lastDay);
  const to = Math.max(last + 1, Math.min(last + silentDays - 1, dayNumber(endsOn)));
  return formatDayRange(format, dayName(last + 1), dayName(to));
}
