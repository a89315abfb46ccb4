import type {
  RightsAct,
  RightsDraft,
  RightsList,
  RightsRequestDto,
} from '../../../contracts/rights-request.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { ConsentedPlace } from '../../../domain/content/consented-items.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import {
  monthsAfter,
  RIGHTS_KEPT_YEARS,
  type RightsKind,
  rightsDueAt,
  SELF_SERVED_DAYS,
  selfServed,
} from '../../../domain/own-data/rights.ts';
import { yearsBefore } from '../../../domain/time/years-before.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import type { RightsRequest } from '../../ports/privacy/rights-requests.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { openedBy } from '../own-data/change-own-data.ts';
import { rightsDto } from './own-request.ts';

const DAY_MS = 86_400_000;

/** Stores what a person asks for at their open page; a second press stores nothing. */
export async function requestRight(
  ports: Ports,
  { token, kind }: { token: string; kind: RightsKind },
  locale: Locale,
  requestId: string,
): Promise<Result<{ accepted: true }, 'not_found'>> {
  const opened = await openedBy(ports, token, requestId);
  if (!opened) return fail('not_found');
  const { email, actor } = opened;
  const places = await placesOf(ports, kind, email);
  const request = { kind, email, emailKey: email, locale, origin: 'page', receivedAt: actor.at } as const;
  await ports.rightsRequests.add({ ...request, places }, (number) => ({
    ...{ ...actor, action: 'right_requested', subject: null, before: null },
    after: { number, kind },
  }));
  return ok({ accepted: true });
}

/** Stores a request that reached the staff elsewhere. */
export async function noteRight(
  ports: Ports,
  { email, kind, locale }: RightsDraft,
  asker: Asker,
): Promise<RightsRequestDto> {
  const actor = actorOf(ports, asker);
  const places = await placesOf(ports, kind, normalizeEmail(email));
  const number = await ports.rightsRequests.add(
    { kind, email, emailKey: normalizeEmail(email), locale, origin: 'staff', receivedAt: actor.at, places },
    (given) => ({
      ...{ ...actor, action: 'right_requested', subject: null, before: null },
      after: { number: given, kind },
    }),
  );
  return dtoOf(ports, number);
}

/** Returns the requests by due time, those that are closed, and what persons did themselves lately. */
export async function listRights(ports: Ports): Promise<RightsList> {
  const { open, closed, acts } = await ports.rightsRequests.list(
    ports.clock.now() - SELF_SERVED_DAYS * DAY_MS,
  );
  const nameOf = await calledNames(ports.accounts);
  const dto = (request: RightsRequest) => rightsDto(request, nameOf);
  return {
    open: open.map(dto).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
    closed: closed.map(dto),
    acts: acts.flatMap(({ action, at }) => {
      const known = selfServed.find((one) => one === action);
      return known ? [{ action: known, at: new Date(at).toISOString() }] : [];
    }),
  };
}

/**
 * Closes a request, or tells the person within the first month why two months more are needed.
 * @returns `not_found` for a request that is not open
 */
export async function stepRight(
  ports: Ports,
  typed: string,
  act: RightsAct,
  asker: Asker,
): Promise<Result<RightsRequestDto, 'not_found' | 'invalid_fields'>> {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const request = await ports.rightsRequests.find(number);
  if (!request || request.closedAt !== null) return fail('not_found');
  const actor = actorOf(ports, asker);
  const entry: AuditEntry = {
    ...actor,
    action: 'right_handled',
    subject: null,
    before: null,
    after: { number, kind: request.kind, act: act.act },
  };
  if (act.act === 'close') {
    const closed = await ports.rightsRequests.close(number, actor.at, asker.who.account.id, entry);
    return closed ? ok(await dtoOf(ports, number)) : fail('not_found');
  }
  if (actor.at > monthsAfter(request.receivedAt, 1) || request.prolongedAt !== null || request.email === '')
    return failFields({ reason: 'rights_late' });
  const { brand, contactEmail } = ports.publisher();
  const facts = { brand, contactEmail, reason: act.reason, receivedAt: request.receivedAt };
  const until = rightsDueAt(request.receivedAt, true);
  const mail = {
    id: ports.ids.next(),
    to: request.email,
    ...ports.ownDataMails.prolonged(request.locale, { ...facts, until }),
  };
  if (!(await ports.rightsRequests.prolong(number, actor.at, act.reason, mail, entry)))
    return fail('not_found');
  ports.deliver();
  return ok(await dtoOf(ports, number));
}

/** Deletes the requests that were closed a year ago. */
export async function forgetRights({
  clock,
  log,
  rightsRequests,
}: Pick<Ports, 'clock' | 'log' | 'rightsRequests'>): Promise<void> {
  const requests = await rightsRequests.forget(yearsBefore(clock.now(), RIGHTS_KEPT_YEARS));
  if (requests > 0) log.info({ requests }, 'old requests of persons deleted');
}

/** Returns where the testimonials of an address are stored: the staff remove them. */
async function placesOf({ people }: Ports, kind: RightsKind, email: string): Promise<ConsentedPlace[]> {
  if (kind !== 'testimonial') return [];
  const items = await people.testimonials({ email });
  return items.map(({ part, locale, item, versions, online }) => ({ part, locale, item, versions, online }));
}

async function dtoOf(ports: Ports, number: number): Promise<RightsRequestDto> {
  const request = await ports.rightsRequests.find(number);
  if (!request) throw new Error('The request was deleted meanwhile.');
  return rightsDto(request, await calledNames(ports.accounts));
}
