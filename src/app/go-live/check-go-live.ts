import type { GoLiveCheckDto, GoLiveDto } from '../../contracts/go-live.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import { BROKEN, type CheckKey, checkKeys, goLiveChecks, stateOf } from '../../domain/go-live/checks.ts';
import { moment } from '../../domain/go-live/facts.ts';
import type { Finding } from '../../domain/go-live/finding.ts';
import { judgeMail, judgeReviews, judgeTags, judgeWebhooks } from '../../domain/go-live/judge-channels.ts';
import { judgeClaims, judgeCompany, judgeDemo, judgeLegal } from '../../domain/go-live/judge-content.ts';
import { judgeBackup, judgeRestore, judgeSecondFactor } from '../../domain/go-live/judge-keeping.ts';
import { judgePath } from '../../domain/go-live/judge-path.ts';
import { judgeSends } from '../../domain/go-live/judge-sends.ts';
import { judgeAddress, judgeBooking } from '../../domain/go-live/judge-site.ts';
import {
  judgePlanner,
  judgePrices,
  judgeReplyTime,
  judgeStatements,
} from '../../domain/go-live/judge-statements.ts';
import { sendsThatAreOn } from '../conversions/sends-on.ts';
import { readHistory } from '../feeds/feed-state.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { GoLiveSources } from '../ports/go-live.ts';
import { latestProof } from '../proof/proof-state.ts';
import { latestBackup, latestRestore } from './safekeeping.ts';

/**
 * Age of the other servers' responses, in milliseconds, after which the next read requests them again in the
 * background.
 */
const ASK_AGAIN_MS = 10 * 60_000;

type Answers = Awaited<ReturnType<GoLiveSources['answers']['read']>>;

/**
 * Computes the go-live list. This site's own facts are read now; the responses of other servers are at most ten minutes
 * old if the list was read in the last ten minutes, and are requested again in the background if they are older, so
 * that no reader waits for another server.
 */
export async function readGoLive(ports: Ports): Promise<GoLiveDto> {
  const { clock, log, settings, claims, costs, goLive } = ports;
  await Promise.all([settings.refresh(), claims.refresh(), costs.refresh()]);
  const answers = await goLive.answers.read();
  const checks = await checkAll(ports, answers);
  const waits = checks.some(
    ({ key, outcome }) => (key === 'address' || key === 'booking') && outcome === 'waiting',
  );
  if (waits || clock.now() - (answers.at ?? 0) > ASK_AGAIN_MS)
    void goLive.answers
      .renew(answers.at)
      .catch((err: unknown) => log.error({ err }, 'go-live answers not stored'));
  return listOf(checks, answers, goLive.answers.underWay());
}

/** Sends requests to the other servers, and computes the list with their responses. */
export async function checkGoLive(ports: Ports): Promise<GoLiveDto> {
  const { settings, claims, costs, goLive } = ports;
  await Promise.all([settings.refresh(), claims.refresh(), costs.refresh()]);
  await goLive.answers.refresh();
  const answers = await goLive.answers.read();
  return listOf(await checkAll(ports, answers), answers, false);
}

function listOf(checks: GoLiveCheckDto[], { at }: Answers, checking: boolean): GoLiveDto {
  return {
    done: checks.filter(({ state }) => state === 'ok').length,
    total: checks.length,
    checkedAt: at === null ? null : moment(at),
    checking,
    checks,
  };
}

/** Runs all checks. A check that throws is reported as `unknown`, and the others are not affected. */
async function checkAll(ports: Ports, answers: Answers): Promise<GoLiveCheckDto[]> {
  const runs = runsOf(ports, answers);
  const dtos = checkKeys.map(async (key): Promise<GoLiveCheckDto> => {
    const { weight } = goLiveChecks[key];
    try {
      const finding = await runs[key]();
      return { key, weight, state: stateOf(key, finding.outcome), ...finding };
    } catch (err) {
      ports.log.error({ err, check: key }, 'check before going live failed');
      return { key, weight, state: 'unknown', outcome: BROKEN, facts: {} };
    }
  });
  return Promise.all(dtos);
}

type Runs = { [Key in CheckKey]: () => Promise<Finding<Key>> };

function runsOf(ports: Ports, answers: Answers): Runs {
  const { clock, state, settings, addresses, reviews, claims, costs, goLive } = ports;
  const { reader } = goLive;
  const { company, booking, demo, mail, site, statements, reviewsWidget, integrations } = settings.now();
  return {
    address: async () => judgeAddress(site.url, answers.answerOf, clock.now()),
    company: async () => judgeCompany(company),
    claims: async () => judgeClaims(claims.now()),
    prices: async () => judgePrices(costs.now().version, statements),
    statements: async () => judgeStatements(statements),
    replyTime: async () => judgeReplyTime(statements),
    planner: async () => judgePlanner(ports.releaseSourcesOn(), await ports.releaseQueue.sources()),
    booking: async () => judgeBooking(booking, answers.answerOf),
    webhooks: async () =>
      judgeWebhooks(
        destinations.filter((name) => addresses.of(name) !== undefined),
        await reader.lastCalls(),
      ),
    mail: async () =>
      judgeMail(mail.host, await reader.lastMailTest(), {
        waiting: await reader.mostReminders(),
        perSecond: mail.perSecond,
      }),
    reviews: async () =>
      judgeReviews(
        reviewsWidget.widgetId,
        await readHistory(state, 'reviews'),
        await reviews.count('vendor'),
      ),
    tags: async () => judgeTags(integrations),
    sends: async () => judgeSends(await sendsThatAreOn(ports)),
    path: async () => judgePath(await latestProof(state), clock.now()),
    backup: async () => judgeBackup(await latestBackup(state), clock.now()),
    restore: async () => judgeRestore(await latestRestore(state), clock.now()),
    secondFactor: async () => {
      const { without, total } = await reader.secondFactors();
      return judgeSecondFactor(without, total);
    },
    demo: async () => judgeDemo(await reader.demoRows(), demo.active),
    legal: async () => judgeLegal(company),
  };
}
