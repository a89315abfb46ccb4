import { destinations } from '../../domain/delivery/destinations.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import {
  brokenStep,
  type Proof,
  type ProofCause,
  type ProofStep,
  type StepResult,
} from '../../domain/proof/proof.ts';
import type { Ports } from '../ports/all-ports.ts';
import { latestProof, noteProof } from './proof-state.ts';

/** Limit of a delivery in milliseconds, as that of a lead. */
const DELIVERY_MS = 15_000;
/** Files of the page that are asked for: the first ones are those without which it is not a page. */
const FILES = 6;

export type ProofPorts = Pick<
  Ports,
  | 'addresses'
  | 'clock'
  | 'ids'
  | 'leads'
  | 'liveLandings'
  | 'log'
  | 'mailer'
  | 'mailSettings'
  | 'ownSite'
  | 'proofMarks'
  | 'sender'
  | 'state'
>;

/** What a step says: nothing when it succeeded, the cause when it failed, or that there is nothing to try. */
type Said = ProofCause | 'skipped' | undefined;

/**
 * Sends a made-up lead the way of a person's: the page at the public address, its form, the store, the automations, the
 * mail server. The lead is inserted with its delivery and notice, read back and taken back in one transaction, so that no
 * list, figure or automation ever sees it; the automations get their signed test message. The outcome is stored.
 */
export async function provePath(ports: ProofPorts): Promise<Proof> {
  const { clock, log, ownSite, leads } = ports;
  const at = clock.now();
  const mark = ports.proofMarks.make();
  const address = `preuve+${mark.split('.')[0]?.toLowerCase()}@example.com`;
  const steps: StepResult[] = [];
  let proofId: string | undefined;

  async function step(name: ProofStep, work: () => Promise<Said>): Promise<void> {
    const began = clock.now();
    let said: Said;
    try {
      said = await work();
    } catch (err) {
      log.error({ err, step: name }, 'step of the proof failed');
      said = 'unavailable';
    }
    const ms = Math.max(0, Math.round(clock.now() - began));
    if (said === undefined) steps.push({ step: name, outcome: 'ok', ms });
    else if (said === 'skipped') steps.push({ step: name, outcome: 'skipped', ms: 0 });
    else steps.push({ step: name, outcome: 'failed', ms, cause: said });
  }

  await step('page', () => lookAtPages(ports));
  await step('form', async () => {
    const answer = await ownSite.postJson(
      '/api/contact/submit',
      { name: 'Preuve de la nuit', email: address, message: mark, platform: 'youtube', page: '/contact' },
      { 'x-proof': mark },
    );
    if (answer.kind === 'failed') return answer.cause;
    if (answer.status !== 201) return refusals[answer.status] ?? (answer.status < 500 ? 'refused' : 'status');
    proofId = /"id":"([^"]+)"/.exec(answer.body)?.[1];
    return undefined;
  });
  await step('store', async () => {
    if (proofId === undefined) return 'skipped';
    if (proofId === PROVEN) return undefined;
    return proofId === QUARANTINED ? 'spam' : 'mark';
  });
  await step('automation', () => tryAutomations(ports, at));
  await step('mail', async () => {
    const settings = ports.mailSettings.mail();
    return settings.smtp ? mailCause(await ports.mailer.prove(settings)) : 'skipped';
  });
  // An unrecognised lead was stored like a person's.
  await step('erased', async () => ((await leads.eraseProofs(address)) > 0 ? 'left' : undefined));

  const before = await latestProof(ports.state);
  const broken = brokenStep({ steps });
  const proof: Proof = {
    at,
    ms: Math.max(0, Math.round(clock.now() - at)),
    steps,
    provenAt: broken ? (before?.provenAt ?? null) : at,
    brokenAt: broken ? (before?.brokenAt ?? at) : null,
  };
  await noteProof(ports.state, proof);
  if (broken) log.error({ step: broken.step, cause: broken.cause }, 'the path of a lead is broken');
  else log.info({ ms: proof.ms }, 'the path of a lead is proven');
  return proof;
}

/** The ids that the form answers for a lead of a proof. */
export const PROVEN = 'proof-stored';
export const QUARANTINED = 'proof-quarantined';

const refusals: Readonly<Record<number, ProofCause>> = {
  429: 'limited',
  502: 'connection',
  503: 'unavailable',
};

/** The contact page with its form and its files, and one landing page that is online. */
async function lookAtPages({ ownSite, liveLandings }: ProofPorts): Promise<Said> {
  const page = await ownSite.get('/contact');
  if (page.kind === 'failed') return page.cause;
  if (page.status !== 200) return 'status';
  if (!/<html[^>]*\slang="fr"/.test(page.body)) return 'language';
  if (!/<form[^>]*>[\s\S]*name="email"[\s\S]*<\/form>/.test(page.body)) return 'form';
  const files = [
    ...new Set([...page.body.matchAll(/(?:src|href)="(\/_site\/[^"]+)"/g)].map(([, file = '']) => file)),
  ];
  for (const file of files.slice(0, FILES)) {
    const answer = await ownSite.get(file);
    if (answer.kind === 'failed' || answer.status !== 200) return 'files';
  }
  const landing = liveLandings.all()[0];
  if (!landing) return undefined;
  const shown = await ownSite.get(landingPath(landing.page.slug));
  if (shown.kind === 'failed') return shown.cause;
  return shown.status === 200 ? undefined : 'status';
}

/** One signed test message to each automation that has an address. */
async function tryAutomations({ addresses, sender, ids, clock }: ProofPorts, at: number): Promise<Said> {
  const known = destinations.flatMap((destination) => {
    const url = addresses.of(destination);
    return url === undefined ? [] : [{ destination, url }];
  });
  if (known.length === 0) return 'skipped';
  for (const { destination, url } of known) {
    const { outcome } = await sender.send({
      id: `msg_${ids.next()}`,
      url,
      body: JSON.stringify({ type: 'webhook.test', destination, sentAt: new Date(at).toISOString() }),
      sentAt: clock.now(),
      timeoutMs: DELIVERY_MS,
    });
    if (outcome.kind === 'failed') return outcome.reason === 'timeout' ? 'timeout' : 'connection';
    if (outcome.status < 200 || outcome.status > 299) return 'status';
  }
  return undefined;
}

function mailCause(outcome: MailOutcome): Said {
  if (outcome.kind !== 'failed') return undefined;
  const { reason } = outcome;
  return reason === 'credentials' ||
    reason === 'encryption' ||
    reason === 'certificate' ||
    reason === 'timeout'
    ? reason
    : reason === 'refused'
      ? 'refused'
      : 'connection';
}
