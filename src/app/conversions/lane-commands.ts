import type { ReplayAnswer } from '../../contracts/leads/lead.ts';
import type { SendTestAnswer } from '../../contracts/sends.ts';
import {
  artistOfLane,
  type ConversionLane,
  laneNamed,
  platformOf,
  rulesOf,
} from '../../domain/conversion/destinations.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LaneTest } from '../ports/conversions.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { accessOf } from './access.ts';
import { askVendor } from './ask-vendor.ts';

/** The code of a platform's test view serves for so long: one that stays would falsify its figures. */
const CODE_MS = 30 * 60_000;
/** The invented person of the test event. */
const TEST_PERSON = 'mdmc-test';

/** Returns the lane of this name: one of the agency, or one of a page whose artist has had pixels. */
async function findLane(
  { artistPixels }: Pick<Ports, 'artistPixels'>,
  name: string,
): Promise<ConversionLane | undefined> {
  const lane = laneNamed(name);
  const artist = lane && artistOfLane(lane);
  return artist && (await artistPixels.of(artist.page)).version === 0 ? undefined : lane;
}

/** Stops the lane of a platform, or opens it again; what waits keeps waiting, until its time is over. */
export async function setPaused(
  ports: Pick<Ports, 'artistPixels' | 'clock' | 'conversions' | 'deliver'>,
  name: string,
  paused: boolean,
  asker: Asker,
): Promise<Result<{ paused: boolean }, 'not_found'>> {
  const destination = await findLane(ports, name);
  if (!destination) return fail('not_found');
  const actor = actorOf(ports, asker);
  await ports.conversions.setLane(destination, paused ? 'paused' : 'open', actor.at, {
    ...actor,
    action: paused ? 'sends_paused' : 'sends_resumed',
    subject: destination,
    before: null,
    after: null,
  });
  if (!paused) ports.deliver();
  return ok({ paused });
}

/** Makes the refused acts due again that still have their identifiers: those of the last day. */
export async function replaySends(
  ports: Pick<Ports, 'artistPixels' | 'clock' | 'conversions' | 'deliver'>,
  name: string,
  asker: Asker,
): Promise<Result<ReplayAnswer, 'not_found'>> {
  const destination = await findLane(ports, name);
  if (!destination) return fail('not_found');
  const actor = actorOf(ports, asker);
  const replayed = await ports.conversions.replay(destination, actor.at, (count) => ({
    ...actor,
    action: 'sends_replayed',
    subject: destination,
    before: null,
    after: { replayed: count },
  }));
  ports.deliver();
  return ok({ replayed });
}

/**
 * Sends one invented event with a code of the platform's test view, where it has one, and opens a blocked lane when it is taken. The code serves
 * this button alone, never the acts of visitors, and is forgotten after half an hour.
 */
export async function testSends(
  ports: Pick<
    Ports,
    | 'artistPixels'
    | 'clock'
    | 'conversions'
    | 'conversionSender'
    | 'deliver'
    | 'googleTokens'
    | 'ids'
    | 'seal'
    | 'settings'
  >,
  name: string,
  code: string | undefined,
  asker: Asker,
): Promise<Result<SendTestAnswer, 'invalid_fields' | 'not_found' | 'sends_not_configured'>> {
  const destination = await findLane(ports, name);
  const testCode = destination && !rulesOf(destination).hasTestView ? '' : code;
  if (testCode === undefined) return failFields({ code: 'field_required' });
  if (!destination) return fail('not_found');
  const { state, test: before } = await ports.conversions.lane(destination);
  const access = await accessOf(ports, destination, true);
  if (!access) return fail('sends_not_configured');
  const actor = actorOf(ports, asker);
  const { verdict, durationMs } = await askVendor(
    ports,
    platformOf(destination),
    { ...access, testCode },
    {
      act: 'test',
      eventId: ports.ids.next(),
      actedAt: actor.at,
      url: `${ports.settings.now().site.url}/`,
      category: 'test',
      content: '/',
      page: null,
      userAgent: 'SiteTest',
      ids: { fbx: TEST_PERSON },
    },
  );

  const { kind, words, reference } = verdict;
  const accepted = kind === 'sent' || kind === 'unclear';
  const test: LaneTest = {
    at: actor.at,
    durationMs,
    kind,
    words,
    reference: reference ?? null,
    code: testCode,
    codeUntil: actor.at + CODE_MS,
    acceptedAt: before?.acceptedAt ?? (accepted ? actor.at : null),
    seenAt: before?.seenAt ?? null,
    seenBy: before?.seenBy ?? null,
  };
  await ports.conversions.setTest(destination, test, {
    ...actor,
    action: 'sends_tested',
    subject: destination,
    before: null,
    after: { result: kind },
  });
  if (accepted && state === 'blocked') {
    await ports.conversions.setLane(destination, 'open', actor.at);
    ports.deliver();
  }
  return ok({ result: kind, words, durationMs });
}

/** Records that a person saw the test event in the platform's own test view: the platform does not say so itself. */
export async function confirmSeen(
  ports: Pick<Ports, 'artistPixels' | 'clock' | 'conversions'>,
  name: string,
  asker: Asker,
): Promise<Result<{ seen: true }, 'not_found'>> {
  const destination = await findLane(ports, name);
  if (!destination) return fail('not_found');
  const { test } = await ports.conversions.lane(destination);
  if (!test?.acceptedAt) return fail('not_found');
  const actor = actorOf(ports, asker);
  await ports.conversions.setTest(
    destination,
    { ...test, seenAt: actor.at, seenBy: actor.actorId },
    { ...actor, action: 'sends_seen', subject: destination, before: null, after: null },
  );
  return ok({ seen: true });
}
