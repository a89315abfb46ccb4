import { isDeepStrictEqual } from 'node:util';
import type { CostsChange, CostsDto } from '../../contracts/settings/costs.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { costsDto } from './read-costs.ts';

/**
 * Saves a table as the next version. The version that was edited must still be the latest. A table equal to
 * the latest is not written. The table is in force in this process when this resolves, in other processes within a
 * second.
 */
export async function changeCosts(
  ports: Ports,
  { version, table }: CostsChange,
  { who, requestId }: Asker,
): Promise<Result<CostsDto, 'settings_conflict'>> {
  const latest = await ports.costStore.latest();
  if (latest.version !== version) return fail('settings_conflict');
  if (isDeepStrictEqual(latest.table, table)) return ok(await costsDto(ports, latest));
  const at = ports.clock.now();
  const authorId = who.account.id;
  const next = {
    ...{ version: version + 1, table, createdAt: at, authorId },
    ...{ origin: 'typed' as const, basis: null },
  };
  const saved = await ports.costStore.append(next, {
    at,
    actorId: authorId,
    action: 'costs_changed',
    subject: null,
    before: { version },
    after: { version: next.version },
    requestId,
  });
  if (!saved) return fail('settings_conflict');
  await ports.costs.refresh();
  return ok(await costsDto(ports, next));
}
