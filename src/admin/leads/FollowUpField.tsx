import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { useLanguage } from '../texts.ts';
import { useLeadChange } from './use-lead-change.ts';

/** A day that the API accepts: the year is complete and the day exists. */
export const isFollowUpDay = (typed: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(typed) && dayName(dayNumber(typed)) === typed;

/** The agency's day in some days. */
export const dayIn = (days: number): string => dayName(dayNumber(agencyDay(Date.now())) + days);

/**
 * The day of a lead's follow-up. A typed day is stored when the field is left or by Enter, because a date that is being
 * typed passes through other days.
 */
export function FollowUpField({ lead }: { lead: LeadRowDto }) {
  const { t } = useLanguage();
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
  const soon = [
    [1, words.tomorrow],
    [3, words.days],
    [7, words.week],
  ] as const;
  return (
    <div className="leads-follow-up">
      <TextInput
        type="date"
        label={words.label}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => store(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') store(typed);
        }}
      />
      <div className="leads-soon">
        {soon.map(([days, label]) => (
          <Button key={days} variant="default" size="xs" onClick={() => store(dayIn(days))}>
            {label}
          </Button>
        ))}
        {stored !== '' && (
          <Button variant="subtle" size="xs" onClick={() => store('')}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
