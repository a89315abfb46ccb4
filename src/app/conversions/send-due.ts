import {
  artistOfLane,
  type ConversionLane,
  platformOf,
  rulesOf,
} from '../../domain/conversion/destinations.ts';
import { mayTell, mayTellArtist } from '../../domain/conversion/gate.ts';
import { allowedNow, type Lane, laneAfter, waitOf } from '../../domain/conversion/lane.ts';
import type { ConversionMessage } from '../../domain/conversion/message.ts';
import type { Verdict } from '../../domain/conversion/verdict.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedSend, SendOutcome } from '../ports/conversions.ts';
import { workOn } from '../queue/work-on.ts';
import { type Access, accessOf, sendSealName } from './access.ts';
import { askVendor } from './ask-vendor.ts';
import { FIRST_CHECK_MS } from './check-later.ts';
import type { SealedFacts } from './report-act.ts';

/** The maximum number of requests of a round that follow each other, as `atOnce` permits them side by side. */
const ROUND = 10;
/** Longer than eleven requests may last, with a margin for a slow database. */
const LEASE_MS = 150_000;
/** How often the proof of a choice is looked for while it has not arrived. */
const PROOF_POLL_MS = 60_000;

export type SendPorts = Pick<
  Ports,
  | 'artistPixels'
  | 'clock'
  | 'conversions'
  | 'conversionSender'
  | 'googleTokens'
  | 'log'
  | 'random'
  | 'seal'
  | 'settings'
>;

/**
 * Claims due acts of one platform, those of leads first, and tells it of them. Returns one promise, settled when the outcomes of all
 * are recorded, or none when nothing is due or the lane waits.
 * @throws when the database refuses the claim; then nothing was started
 */
export async function startSends(ports: SendPorts, name: ConversionLane): Promise<Promise<void>[]> {
  const { clock, conversions } = ports;
  const access = await accessOf(ports, name);
  if (!access) return [];
  const now = clock.now();
  const lane = await conversions.lane(name);
  const round = ROUND * rulesOf(name).atOnce;
  const most = allowedNow(lane, now, round);
  if (most === 0) return [];
  const sends = await conversions.claim(name, { now, leaseMs: LEASE_MS, limit: most });
  if (sends.length === 0) return [];
  const isProbe = most < round;
  if (isProbe && !(await conversions.takeProbe(name, lane.until, now + LEASE_MS))) {
    for (const send of sends) await giveBack(ports, send);
    return [];
  }
  return [sendAll(ports, name, sends)];
}

/**
 * The first act goes alone, and so does each while the lane has failures: a refused access and a platform that is down get one
 * request. The others go side by side.
 */
async function sendAll(ports: SendPorts, name: ConversionLane, sends: readonly ClaimedSend[]): Promise<void> {
  const sendOne = async (send: ClaimedSend): Promise<void> => {
    const { sendId, destination, act } = { sendId: send.id, destination: name, act: send.act };
    await workOn(ports, { sendId, destination, act }, 'conversion', async () => {
      // An earlier answer of this round may have closed the lane.
      const lane = await ports.conversions.lane(name);
      const isShut = lane.state === 'blocked' || (lane.until !== null && lane.until > ports.clock.now());
      // The agency may have switched the platform off, or changed the access, since these acts were claimed.
      const access = await accessOf(ports, name);
      if (!access || lane.state === 'paused' || (isShut && sends.length > 1)) {
        await giveBack(ports, send);
        return undefined;
      }
      return attempt(ports, name, access, send, lane);
    });
  };
  for (let done = 0; done < sends.length; ) {
    const isSound = done > 0 && (await ports.conversions.lane(name)).failures === 0;
    const group = sends.slice(done, done + (isSound ? rulesOf(name).atOnce : 1));
    await Promise.all(group.map(sendOne));
    done += group.length;
  }
}

/** Whether a lane may be told of an act now: an artist's needs the answer to the artist's own question too. */
async function mayTellLane({ clock, conversions }: SendPorts, name: ConversionLane, send: ClaimedSend) {
  const times = { ...send, now: clock.now() };
  const allowed = mayTell(await conversions.proofOf(send.proofId), times);
  const artist = artistOfLane(name);
  if (!artist || allowed !== 'yes') return allowed;
  const proof = await conversions.proofOf(send.artistProofId ?? '');
  return mayTellArtist(proof, artist.page, times);
}

/** Decides about one act directly before its request, makes it, and returns what is recorded. */
async function attempt(
  ports: SendPorts,
  name: ConversionLane,
  access: Access,
  send: ClaimedSend,
  lane: Lane,
) {
  const { clock, conversions, random, seal } = ports;
  const end = (outcome: SendOutcome) => ({
    next: { kind: outcome.kind === 'unsent' ? outcome.reason : outcome.kind },
    report: {},
    record: () => conversions.settle(send, outcome, clock.now()),
  });
  const unsent = (reason: Extract<SendOutcome, { kind: 'unsent' }>['reason']) =>
    end({ kind: 'unsent', reason });
  const waiting = (inMs: number, attempts: number, words: string | null) =>
    end({ kind: 'waiting', nextAttemptAt: clock.now() + inMs, attempts, words });

  const allowed = await mayTellLane(ports, name, send);
  if (allowed === 'wait') return waiting(PROOF_POLL_MS, send.attempts, null);
  if (allowed !== 'yes') return unsent(allowed);
  if (!send.fields.some((field) => field !== 'browser')) return unsent('no_identifier');
  const text = send.sealed === null ? undefined : seal.open(sendSealName(send.id), send.sealed);
  if (text === undefined) return unsent('unreadable');

  const facts = JSON.parse(text) as SealedFacts;
  const answered = await askVendor(ports, platformOf(name), access, messageOf(ports, send, facts), () =>
    conversions.holds(send),
  );
  // Its person was erased, or its choice changed, since it was claimed.
  if (!answered) return undefined;
  const { verdict, durationMs } = answered;
  const now = clock.now();
  const after = laneAfter(lane, verdict, now);
  const outcome = outcomeOf(verdict, name, send, now, random());
  return {
    next: { kind: outcome.kind === 'waiting' ? 'retry' : outcome.kind },
    report: { durationMs, verdict: verdict.kind },
    async record() {
      await conversions.settle(send, outcome, now);
      await conversions.answered({ ...after, name }, verdict, now);
      if (verdict.kind === 'sent' && !rulesOf(name).answersLater)
        await conversions.prove(name, send.twin, now);
      const wasShut = lane.state === 'blocked' || lane.failures > 0;
      if (verdict.kind === 'sent' && wasShut) await conversions.hurry(name, now);
    },
  };
}

function outcomeOf(
  { kind, words, reference, retryAfterMs }: Verdict,
  name: ConversionLane,
  { attempts }: ClaimedSend,
  now: number,
  random: number,
): SendOutcome {
  // The access is wrong, not the act: no attempt counts.
  if (kind === 'blocked') return { kind: 'waiting', nextAttemptAt: now, attempts, words: null };
  if (kind === 'later') {
    const inMs = waitOf(attempts + 1, random, retryAfterMs);
    return { kind: 'waiting', nextAttemptAt: now + inMs, attempts: attempts + 1, words };
  }
  const { apiVersion, answersLater } = rulesOf(name);
  return {
    ...{ kind: kind === 'refused' ? 'dead' : kind, words, reference, apiVersion },
    checkAt: kind === 'sent' && answersLater && reference ? now + FIRST_CHECK_MS : null,
  };
}

function messageOf(
  { settings }: Pick<Ports, 'settings'>,
  { act, eventId, actedAt, path, category, content, page }: ClaimedSend,
  { userAgent, ids }: SealedFacts,
): ConversionMessage {
  const url = `${settings.now().site.url}${path}`;
  const about = { category, content: content ?? splitPath(path).path, page };
  return { act, eventId, actedAt, url, ...about, userAgent, ids };
}

/** Gives a claimed send back as it was. */
const giveBack = ({ clock, conversions }: SendPorts, send: ClaimedSend): Promise<void> =>
  conversions.settle(
    send,
    { kind: 'waiting', nextAttemptAt: clock.now(), attempts: send.attempts, words: null },
    clock.now(),
  );
