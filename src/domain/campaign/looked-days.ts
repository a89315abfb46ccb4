import type { AudienceDay, UnusualDays, UnusualRule } from './unusual-days.ts';

/** What explains unusual days, as a person found it; `unknown`: nothing was found. */
export const lookReasons = ['unknown', 'playlist', 'press', 'release', 'fans'] as const;
export type LookReason = (typeof lookReasons)[number];

/** Unusual days at which a person looked. Days as in the platform's report, the time in epoch milliseconds. */
export interface Look {
  /** The listeners' report, as a hash of its source and title. */
  audience: string;
  rule: UnusualRule;
  from: string;
  to: string;
  reason: LookReason;
  /** Whether the client sees it. */
  shown: boolean;
  at: number;
  /** The account. */
  by: string;
}

/** Unusual days of an audience, with the look at them; absent: nobody looked. */
export interface LookedDays extends UnusualDays {
  look?: Look;
  /** Of one day alone: its plays and listeners. Days of listeners cannot be added up. */
  day: { plays: number; listeners: number } | null;
}

/** Returns unusual days with the looks at them. */
export function lookedDays(
  found: readonly UnusualDays[],
  { audience, days }: { audience: string; days: readonly AudienceDay[] },
  looks: readonly Look[],
): LookedDays[] {
  return found.map((unusual) => {
    const look = looks.find(
      (one) =>
        one.audience === audience &&
        one.rule === unusual.rule &&
        one.from === unusual.from &&
        one.to === unusual.to,
    );
    const only = unusual.from === unusual.to && days.find(({ day }) => day === unusual.from);
    const { plays = null, listeners = null } = only || {};
    return {
      ...unusual,
      ...(look && { look }),
      day: plays !== null && listeners !== null ? { plays, listeners } : null,
    };
  });
}
