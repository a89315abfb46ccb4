import type { WatchedRelease } from '../../../contracts/watched-plan.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { FridayClass, WatchMemory, WatchNews, WatchState } from '../../../domain/watch/watch.ts';
import type { LinkMailText, NewMail } from '../mail.ts';

/** Ports of watched Fridays. Times are epoch milliseconds (UTC), days ISO days. */

export interface WatchedPlan {
  id: string;
  email: string;
  locale: Locale;
  release: WatchedRelease;
  state: WatchState;
  memory: WatchMemory;
  askedAt: number;
  confirmedAt: number | null;
  endsOn: string;
  endedAt: number | null;
  /** The code of the page, encrypted: the mails of later nights contain it. */
  sealedCode: string;
}

/** The part of a watch that a press or a night changes. */
export type WatchChange = Partial<
  Pick<WatchedPlan, 'release' | 'state' | 'memory' | 'confirmedAt' | 'endsOn' | 'endedAt'>
>;

export interface WatchedPlans {
  /**
   * Stores an unconfirmed watch with its mail, in one transaction. Stores nothing if the address watches this Friday already
   * or was asked too often: `most` times since `since`. Returns whether it was stored.
   */
  add(
    plan: WatchedPlan,
    codeHash: string,
    mail: NewMail,
    limit: { since: number; most: number },
  ): Promise<boolean>;
  byCode(codeHash: string): Promise<WatchedPlan | undefined>;
  /** Changes a watch and queues a mail, in one transaction; does nothing if its memory was changed meanwhile. */
  change(plan: WatchedPlan, change: WatchChange, mail?: { mail: NewMail; at: number }): Promise<void>;
  /** Returns the confirmed watches that were last read before a time, the longest ago first. */
  due(before: number, limit: number): Promise<WatchedPlan[]>;
  /** Ends the watches whose last day is before `today`, and deletes those unconfirmed or ended before these times. */
  tidy(today: string, now: number, before: { asked: number; ended: number }): Promise<void>;
}

/** The mails about watched Fridays. */
export interface WatchTexts {
  confirm(
    locale: Locale,
    facts: { friday: string; code: string; brand: string; siteUrl: string },
  ): LinkMailText;
  news(
    locale: Locale,
    facts: {
      friday: string;
      news: WatchNews;
      before: FridayClass;
      after: FridayClass;
      named: readonly { artist: string; title: string; source: string; fetchedOn: string }[];
      better: { friday: string; score: number } | null;
      score: number;
      code: string;
      brand: string;
      siteUrl: string;
    },
  ): LinkMailText;
}
