import type { EndingPersonDto, RetirementDto } from '../../../contracts/leads/retirement.ts';
import { dayYearsBefore } from '../../../domain/lead/retention/ends.ts';
import { firstDayAfter } from '../../../domain/lead/retention/night.ts';
import { lastDayOf, laterDay, whyUnaskable } from '../../../domain/lead/retention/stay.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { EndingPerson } from '../../ports/privacy/lead-retirement.ts';
import { leadsOf, planNight } from './night-of.ts';

/** The months after the current one whose ends are listed. */
const MONTHS_AHEAD = 3;

/** Lists the persons whose leads end soon, what stays of them, and what the site may delete now. */
export async function listEnding(ports: Ports): Promise<RetirementDto> {
  const { accounts, clock, mailSettings, retirement } = ports;
  const now = clock.now();
  const today = agencyDay(now);
  const ending = await endingSoon(ports, now);
  const [{ facts, night }, team] = await Promise.all([planNight(ports, now), accounts.list()]);
  const free = ending.filter(({ kept }) => kept === null);
  // The housekeeper tells the agency within the hour.
  const startsOn = firstDayAfter(night.stop === 'announce' ? now : facts.announcedAt, now);
  const endsOn = (person: EndingPerson) => laterDay(lastDayOf(person), startsOn);
  const byMonth = Map.groupBy(free, (person) => monthOf(endsOn(person), today));
  const stays = await Promise.all(
    [...byMonth].map(async ([month, persons]) =>
      (await retirement.sums(leadsOf(persons))).map((sums) => ({ month, ...sums })),
    ),
  );
  const callers = new Map(team.map(({ id, name, email }) => [id, name || email]));
  return {
    today,
    // A question moves the last day, and so does the first day on which the site deletes.
    persons: free
      .map((person) => toDto(person, endsOn(person)))
      .sort((a, b) => a.endsOn.localeCompare(b.endsOn)),
    kept: ending.flatMap(({ id, name, kept }) =>
      kept === null
        ? []
        : [
            {
              id,
              name,
              until: kept.until,
              reason: kept.reason,
              by: callers.get(kept.authorId ?? '') ?? null,
            },
          ],
    ),
    stays: stays.flat(),
    all: facts.all,
    due: facts.due,
    stop: night.stop,
    startsOn,
    asks: mailSettings.mail().smtp !== null,
  };
}

/** Returns the persons whose leads end in the current month or in the next three, also those that are kept. */
export function endingSoon({ retirement }: Pick<Ports, 'retirement'>, now: number): Promise<EndingPerson[]> {
  const today = agencyDay(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const after = new Date(Date.UTC(year, month + MONTHS_AHEAD, 1)).toISOString().slice(0, 10);
  return retirement.ending(dayYearsBefore(after), today);
}

/** A lead that ended before is listed in the current month. */
const monthOf = (endsOn: string, today: string): string => (endsOn < today ? today : endsOn).slice(0, 7);

const toDto = (person: EndingPerson, endsOn: string): EndingPersonDto => ({
  id: person.id,
  name: person.name,
  status: person.status,
  contactAt: new Date(person.contactAt).toISOString(),
  contact: person.contact,
  endsOn,
  leads: person.leads.length,
  asked: person.asked && {
    on: agencyDay(person.asked.at),
    until: person.asked.until,
    isLost: person.asked.isLost,
  },
  unaskable: whyUnaskable(person),
});
