import type { OwnerProof } from '../../contracts/account/account.ts';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import { proveOwner } from '../account/prove-owner.ts';
import { type Asker, actorOf, type Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { FreshBackup } from '../ports/safekeeping.ts';
import { ok, type Result } from '../result.ts';
import { readGoLive } from './check-go-live.ts';
import { noteBackup } from './safekeeping.ts';

/**
 * Creates a backup for download. It contains the data of every person, so it needs the password, and a code if the
 * second factor is on. The go-live list counts it once its last byte was sent.
 */
export async function downloadBackup(
  ports: Ports,
  proof: OwnerProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<FreshBackup['content'], 'invalid_fields' | 'rate_limited'>> {
  const proven = await proveOwner(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const { bytes, content } = await ports.safekeeping.backUp();
  const { at, actorId, requestId } = actorOf(ports, asker);
  await ports.audit.append({
    ...{ at, actorId, requestId, action: 'backup_downloaded', subject: null, before: null, after: null },
  });
  async function* noted() {
    yield* content;
    await noteBackup(ports.state, { at: ports.clock.now(), bytes, outside: true });
  }
  return ok(noted());
}

/** Creates a backup, restores it into a separate database, and returns the go-live list with the outcome. */
export async function tryRestore(ports: Ports, asker: Asker): Promise<GoLiveDto> {
  await ports.safekeeping.tryRestore();
  const { at, actorId, requestId } = actorOf(ports, asker);
  await ports.audit.append({
    ...{ at, actorId, requestId, action: 'restore_tried', subject: null, before: null, after: null },
  });
  return readGoLive(ports);
}
