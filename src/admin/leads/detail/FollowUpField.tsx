import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';
import { followUpDays } from '../../../domain/lead/follow-up-days.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, formatWeekday } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { useLeadChange } from '../use-lead-change.ts';

/** A day that the API accepts: the year is complete and the day exists. */
export const isFollowUpDay = (typed: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(typed) && dayName(dayNumber(typed)) === typed;

/**
 * The day of a lead's follow-up. A typed day is stored on blur or Enter, because an incomplete date can be another valid
 * day.
 */
export function FollowUpField({ lead }: { lead: LeadRowDto }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.followUp;
  const { mutate } = useLeadChange();
  const stored = lead.followUp ?? '';
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    setTyped(stored);
  }
  const store = (day: string) => {
    if (day === stored) return;
    if (day !== '' && !isFollowUpDay(day)) return setTyped(stored);
    mutate({ leads: [lead], change: { followUp: day === '' ? null : day } });
  };
  const distance = (days: number) =>
    days === 1
      ? words.tomorrow
      : days === 7
        ? words.week
        : fill(words.days, { count: formatNumber(locale, days) });
  return (
    <Group className="leads-follow-up" gap="0.5rem 0.75rem" align="flex-end" style={{ gridColumn: '1 / -1' }}>
      <DayField
        label={words.label}
        value={typed}
        onChange={setTyped}
        // Text that is not a day stays in the field with an error: it must not delete the stored day.
        onBlur={({ currentTarget }) => (typed !== '' || currentTarget.value === '') && store(typed)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && (typed !== '' || currentTarget.value === '')) store(typed);
        }}
      />
      <Group className="leads-soon" gap={6} align="stretch" py={3}>
        {followUpDays(agencyDay(Date.now())).map(({ day, inDays }) => (
          <Button
            key={day}
            variant="default"
            size="xs"
            aria-pressed={day === stored}
            onClick={() => store(day)}
          >
            {distance(inDays)} · {formatWeekday(locale, day)}
          </Button>
        ))}
        {/* Also rendered without a day: a button that appears later would move everything below. */}
        <Button variant="default" size="xs" aria-pressed={stored === ''} onClick={() => store('')}>
          {words.clear}
        </Button>
      </Group>
    </Group>
  );
}
