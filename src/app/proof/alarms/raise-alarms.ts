import { alarmsOf, type Told, tellWhat } from '../../../domain/proof/alarm.ts';
import { brokenStep } from '../../../domain/proof/proof.ts';
import { countSendTroubles, type SendTroublePorts } from '../../conversions/send-trouble.ts';
import { latestBackup } from '../../go-live/safekeeping.ts';
import { alarmNotice } from '../../mail/agency-notices.ts';
import type { AlarmHook, TroubleReader } from '../../ports/alarms.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { latestProof } from '../proof-state.ts';

/** Key in `state`. */
const TOLD = 'alarms';

export interface AlarmPorts
  extends SendTroublePorts,
    Pick<
      Ports,
      | 'ids'
      | 'log'
      | 'mails'
      | 'mailSettings'
      | 'mailTexts'
      | 'processes'
      | 'pushStore'
      | 'safekeeping'
      | 'state'
    > {
  siteUrl(): string;
  trouble: TroubleReader;
  hook: AlarmHook;
  /** Whether the path of a lead is proven each night here. */
  isProvenNightly(): boolean;
}

/**
 * Looks for faults that no visitor reports, and notifies the agency by e-mail, at the address for alarms and in the browsers of
 * administrators that asked for notifications: one of these ways works when the mail server is the trouble. Each fault is reported once, and again each day while it lasts.
 */
export async function raiseAlarms(ports: AlarmPorts): Promise<void> {
  const { clock, log, mails, pushStore, state, trouble, hook, safekeeping } = ports;
  const now = clock.now();
  const proof = await latestProof(state);
  const backup = safekeeping.nightly?.hasPlace ? await latestBackup(state) : undefined;
  const alarms = alarmsOf({
    now,
    path: {
      isProvenNightly: ports.isProvenNightly(),
      isBroken: proof !== undefined && brokenStep(proof) !== undefined,
      at: proof?.at ?? null,
    },
    ...(await trouble.queues()),
    workedAt: (await ports.processes.look()).workedAt,
    free: await trouble.free(),
    backupAt: backup?.at ?? null,
    sends: await countSendTroubles(ports),
  });
  const before = ((await state.get(TOLD)) ?? {}) as Told;
  const { fresh, told } = tellWhat(alarms, before, now);
  if (alarms.size > 0 || Object.keys(before).length > 0) await state.set(TOLD, told, now);
  if (fresh.length === 0) return;
  log.warn({ alarms: fresh }, 'alarm');
  await hook.tell(fresh, ports.siteUrl());
  await pushStore.alarm(now);
  const notice = alarmNotice(ports, fresh);
  if (notice) await mails.add(notice, now);
}
