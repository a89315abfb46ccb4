import type { AdReason, AdRule } from './ad-notes.ts';
import type { AudienceDay, UnusualDays, UnusualRule } from './unusual-days.ts';

/** What explains unusual days, as a person found it; `unknown`: nothing was found. */
export const lookReasons = ['unknown', 'playlist', 'press', 'release', 'fans'] as const;
export type LookReason = (typeof lookReasons)[number];
export const isLookReason = (reason: LookReason | AdReason): reason is LookReason =>
  lookReasons.some((one) => one === reason);

/** Stands for the name of an audience where a person looked at the figures of the ads. */
export const AD_LOOKS = '000000000000';

/** Unusual days at which a person looked. Days as in the platform's report, the time in epoch milliseconds. */
export interface Look {
  /** The listeners' report, as a hash of its source and title; `AD_LOOKS`: the ads. */
  audience: string;
  rule: UnusualRule | AdRule;
  from: string;
  to: string;
  reason: LookReason | AdReason;
  /** Whether the client sees it; never for ads. */
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
