import type { ReminderSummary } from '../../../app/ports/reminders.ts';
import {
  hasMoved,
  type ReminderChannel,
  type ReminderState,
  type ReminderStep,
  reminderChannels,
} from '../../../domain/reminder/reminder.ts';

/** Adds the groups of a page's reminders up for the back office. */
export function summaryOf(
  rows: readonly {
    channel: ReminderChannel;
    state: ReminderState;
    step: ReminderStep;
    platform: string;
    due_at: number;
    promised_at: number | null;
    count: number;
  }[],
): ReminderSummary {
  const sum = (some: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (some(row) ? row.count : 0), 0);
  const waits = rows.filter(
    ({ state, step }) => state === 'waiting' && (step === 'remind' || step === 'moved'),
  );
  const by = <Key extends string | number>(
    key: (row: (typeof rows)[number]) => Key,
    channel?: ReminderChannel,
  ) => {
    const counts = new Map<Key, number>();
    for (const row of waits)
      if (channel === undefined || row.channel === channel)
        counts.set(key(row), (counts.get(key(row)) ?? 0) + row.count);
    return [...counts];
  };
  return {
    states: {
      unconfirmed: sum(({ step, state }) => step === 'confirm' && state !== 'dead'),
      waiting: sum((row) => row.channel === 'mail' && waits.includes(row)),
      waitingPush: sum((row) => row.channel === 'push' && waits.includes(row)),
      paused: sum(({ state, step }) => state === 'paused' && step === 'remind'),
      sent: sum(({ state }) => state === 'sent'),
      failed: sum(({ state }) => state === 'dead'),
      late: sum(({ state }) => state === 'late'),
      gone: sum(({ state }) => state === 'gone'),
    },
    platforms: by(({ platform }) => platform)
      .map(([platform, count]) => ({ platform, count }))
      .sort((a, b) => b.count - a.count),
    moved: sum(
      (row) =>
        row.channel === 'mail' &&
        row.state === 'waiting' &&
        row.step === 'remind' &&
        hasMoved(row.due_at, row.promised_at),
    ),
    dues: reminderChannels.flatMap((channel) =>
      by(({ due_at }) => due_at, channel).map(([dueAt, count]) => ({ channel, dueAt, count })),
    ),
  };
}
