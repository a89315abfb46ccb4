import type { ConversionDestination, ConversionLane } from '../src/domain/conversion/destinations.ts';
import type { IdentifierName } from '../src/domain/conversion/identifiers.ts';

const HOUR = 3_600_000;

/** A visitor's answer to the question of the site or of an artist. */
export interface Choice {
  id: string;
  marketing: boolean;
  objected: boolean;
  textVersion: string;
  madeAt: number;
  /** Whether the server has its proof. */
  isProven: boolean;
  /** The choice that replaced it, whose proof the server has. */
  next: Choice | null;
  /** The landing page whose artist asked; null: the site asked. */
  scope: string | null;
}

/** An act and what became of it. */
export interface History {
  eventId: string;
  act: 'lead' | 'click' | 'reminder';
  /** Empty: an act on a landing page, without a lead. */
  lead: string;
  lane: ConversionLane;
  actedAt: number;
  twin: boolean;
  hasIdentifier: boolean;
  choice: Choice;
  /** The answer to the artist's own question, in an artist's lane. */
  artist: Choice | null;
  isErased: boolean;
  requests: number;
  isTaken: boolean;
}

const windows: Record<ConversionDestination, number> = {
  meta: 156 * HOUR,
  tiktok: 144 * HOUR,
  google: 72 * HOUR,
};

const accepts = ({ marketing, objected }: Choice): boolean => marketing && !objected;

/** Whether one question was accepted, and still is, for an act. */
function isAccepted(choice: Choice, actedAt: number): boolean {
  const ends = new Date(choice.madeAt);
  ends.setUTCMonth(ends.getUTCMonth() + 6);
  // A newer choice ends only what it forbids.
  for (let later = choice.next; later; later = later.next) if (!accepts(later)) return false;
  return choice.isProven && accepts(choice) && actedAt < ends.getTime();
}

/**
 * The rule of `domain/conversion/gate.ts` once more, written apart from it. Returns the names of the conditions that do not hold at
 * this moment; empty: the platform may be asked.
 * @param open which lanes are switched on and not paused
 */
export function isAllowed(history: History, now: number, open: Readonly<Record<string, boolean>>): string[] {
  const { choice, artist, actedAt, twin, lane } = history;
  const [platform = '', page = null] = lane.split(':');
  const window = windows[platform as ConversionDestination];
  const conditions = {
    proof: isAccepted(choice, actedAt),
    // The words before named a request alone.
    text:
      ['2026-11-30', '2026-11-30.2', '2026-11-30.both'].includes(choice.textVersion) ||
      (choice.textVersion === '2026-11-29.4' && history.act === 'lead'),
    artist:
      page === null ||
      (artist !== null &&
        isAccepted(artist, actedAt) &&
        artist.scope === page &&
        ['2026-11-30.artist', '2026-11-30.artist.2', '2026-11-30.both'].includes(artist.textVersion)),
    window: now < actedAt + (twin ? Math.min(47 * HOUR, window) : window),
    person: !history.isErased,
    identifier: history.hasIdentifier,
    open: open[lane] === true,
    once: !history.isTaken,
  };
  return Object.entries(conditions).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** An identifier that each platform takes. */
export const identifiers: Record<ConversionDestination, { [Name in IdentifierName]?: string }> = {
  meta: { fbp: 'fb.1.1795830000000.1098115397' },
  tiktok: { ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH' },
  google: { gclid: 'Cj0KCQiA-clickofavisitor-BwE' },
};
