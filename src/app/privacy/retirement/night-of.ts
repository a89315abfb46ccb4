import { dayYearsBefore, endedBefore } from '../../../domain/lead/retention/ends.ts';
import { type Beat, judgeNight, type Night, type NightFacts } from '../../../domain/lead/retention/night.ts';
import { awaitsAnswer } from '../../../domain/lead/retention/stay.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { EndingPerson } from '../../ports/privacy/lead-retirement.ts';

/** Key of the state that says when the agency was first told that leads end. */
export const ANNOUNCED = 'lead-retirement-announced';
/** Key of the state with the beat of the clock. */
export const CLOCK = 'lead-retirement-clock';

export interface NightPlan {
  /** The agency's day. */
  day: string;
  /** The persons whose leads end now, without those that are kept, or may still answer. */
  due: EndingPerson[];
  facts: NightFacts;
  night: Night;
}

/** Reads what the site would delete now, and whether it may. Changes nothing. */
export async function planNight(
  { retirement, state }: Pick<Ports, 'retirement' | 'state'>,
  now: number,
): Promise<NightPlan> {
  const day = agencyDay(now);
  const soonDay = dayName(dayNumber(day) + SOON_DAYS);
  const [beat, announcedAt, counted, ending] = await Promise.all([
    state.get(CLOCK) as Promise<Beat | undefined>,
    retirement.toldAt(ANNOUNCED),
    retirement.facts(day),
    retirement.ending(dayYearsBefore(soonDay), day),
  ]);
  // The leads end within the days, unless an answer may come later.
  const free = ending.filter((person) => person.kept === null && !awaitsAnswer(person, soonDay));
  const before = endedBefore(now);
  const due = free.filter((person) => person.contactAt < before && !awaitsAnswer(person, day));
  const facts = {
    now,
    due: leadsOf(due).length,
    soon: leadsOf(free).length,
    announcedAt,
    steadySince: beat?.since ?? null,
    ...counted,
  };
  return { day, due, facts, night: judgeNight(facts) };
}
const SOON_DAYS = 30;

export const leadsOf = (persons: readonly EndingPerson[]): string[] => persons.flatMap(({ leads }) => leads);
