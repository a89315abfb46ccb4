import type { ConversionDestination } from '../../domain/conversion/destinations.ts';
import {
  googleStatus,
  googleStatusRequest,
  type LaterVerdict,
  tokenVerdict,
} from '../../domain/conversion/google.ts';
import type { ConversionMessage, VendorRequest } from '../../domain/conversion/message.ts';
import type { VendorAnswer, Verdict } from '../../domain/conversion/verdict.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Access } from './access.ts';
import { vendors } from './vendors.ts';

type VendorPorts = Pick<Ports, 'clock' | 'conversionSender' | 'googleTokens'>;

const UNAUTHORIZED = 401;

interface Asked {
  verdict: Verdict;
  durationMs: number;
}

/**
 * Tells a platform of one act, and returns what its answer means; undefined: no request was made.
 * @param mayStill is asked directly before each request
 */
export async function askVendor(
  ports: VendorPorts,
  name: ConversionDestination,
  access: Access & { testCode?: string | undefined },
  message: ConversionMessage,
): Promise<Asked>;
export async function askVendor(
  ports: VendorPorts,
  name: ConversionDestination,
  access: Access & { testCode?: string | undefined },
  message: ConversionMessage,
  mayStill: () => Promise<boolean>,
): Promise<Asked | undefined>;
export async function askVendor(
  ports: VendorPorts,
  name: ConversionDestination,
  access: Access & { testCode?: string | undefined },
  message: ConversionMessage,
  mayStill: () => Promise<boolean> = async () => true,
): Promise<Asked | undefined> {
  const { request, verdict } = vendors[name];
  const read = (answer: VendorAnswer) => verdict(answer, ports.clock.now());
  if (name !== 'google') {
    if (!(await mayStill())) return undefined;
    const { durationMs, ...answer } = await ports.conversionSender.send(request(access, message));
    return { verdict: read(answer), durationMs };
  }
  const asked = await askGoogle(ports, access, (token) => request({ ...access, token }, message), mayStill);
  if (!asked) return undefined;
  if ('noToken' in asked) return { verdict: tokenVerdict(asked.noToken), durationMs: 0 };
  const { durationMs, ...answer } = asked;
  return { verdict: read(answer), durationMs };
}

/** Asks Google what became of an act that it took. @param id that of its first answer */
export async function askLater(ports: VendorPorts, access: Access, id: string): Promise<LaterVerdict> {
  const asked = await askGoogle(ports, access, (token) => googleStatusRequest(token, id));
  if (!asked) return { kind: 'unknown', words: '' };
  return 'noToken' in asked
    ? { kind: 'unknown', words: tokenVerdict(asked.noToken).words }
    : googleStatus(asked);
}

/** Makes a request with an access token of the service account. A token that Google refuses is renewed once. */
async function askGoogle(
  { conversionSender, googleTokens }: VendorPorts,
  access: Access,
  requestWith: (token: string) => VendorRequest,
  mayStill: () => Promise<boolean> = async () => true,
): Promise<(VendorAnswer & { durationMs: number }) | { noToken: VendorAnswer } | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const token = await googleTokens.get(access.token);
    if (typeof token !== 'string') return { noToken: token };
    if (!(await mayStill())) return undefined;
    const answer = await conversionSender.send(requestWith(token));
    if (answer.status !== UNAUTHORIZED || attempt > 0) return answer;
    googleTokens.forget(access.token);
  }
}
