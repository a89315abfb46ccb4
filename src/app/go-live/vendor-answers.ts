import type { ProbeAnswer } from '../../domain/go-live/facts.ts';
import { isWorthAsking } from '../../domain/go-live/judge-site.ts';
import type { AddressProbe, VendorAnswers } from '../ports/go-live.ts';
import type { LiveSettings } from '../ports/settings.ts';
import type { Clock, StateStore } from '../ports.ts';

/** Key in `state`. */
const KEY = 'go-live';

interface Kept {
  at: number;
  answers: Record<string, ProbeAnswer>;
}

interface VendorAnswersPorts {
  clock: Clock;
  state: StateStore;
  settings: LiveSettings;
  probe: AddressProbe;
}

/**
 * Creates the store of other servers' responses: from the site's own public address and from the booking addresses.
 * Addresses that no visitor can reach get no request. Responses are stored by address, so a new address has none.
 */
export function createVendorAnswers({
  clock,
  state,
  settings,
  probe,
}: VendorAnswersPorts): VendorAnswers & { stop(): Promise<void> } {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const siteUrl = settings.now().site.url;
    const addresses = [siteUrl, ...Object.values(settings.now().booking)].filter(isWorthAsking);
    const answers = await Promise.all(
      [...new Set(addresses)].map(async (address) => [
        address,
        await probe.ask(address === siteUrl ? `${siteUrl}/api/health` : address, stopping.signal),
      ]),
    );
    if (stopping.signal.aborted) return;
    const at = clock.now();
    await state.set(KEY, { at, answers: Object.fromEntries(answers) }, at);
  }

  function once(work: () => Promise<void>): Promise<void> {
    round ??= work().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function kept(): Promise<Kept | undefined> {
    const value = await state.get(KEY);
    return isKept(value) ? value : undefined;
  }

  return {
    async read() {
      const stored = await kept();
      const answers = stored?.answers ?? {};
      return {
        at: stored?.at ?? null,
        answerOf: (address) => (Object.hasOwn(answers, address) ? answers[address] : undefined),
      };
    },
    underWay: () => round !== undefined,
    refresh: () => once(ask),
    renew: (seenAt) =>
      once(async () => {
        if (((await kept())?.at ?? null) === seenAt) await ask();
      }),
    /** Aborts the round under way, which then stores nothing. */
    async stop() {
      stopping.abort();
      await round?.catch(() => {});
    },
  };
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, answers } = kept as Partial<Kept>;
  return typeof at === 'number' && typeof answers === 'object' && answers !== null;
}
