import type { CostsDto, PublishedCosts, RefusedCosts } from '../../contracts/settings/costs.ts';
import { cellName } from '../../domain/simulator/cost-cells.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { proposal } from './propose-costs.ts';
import { costsDto } from './read-costs.ts';

/**
 * Publishes proposed cells as the next version of the cost table. The other cells stay as they are.
 * @returns `settings_conflict` if another version is in force by now, or a cell is no longer proposed
 */
export async function publishCosts(
  ports: Ports,
  { version, cells }: PublishedCosts,
  asker: Asker,
): Promise<Result<CostsDto, 'settings_conflict'>> {
  const { inForce, base, dto } = await proposal(ports);
  if (inForce.version !== version) return fail('settings_conflict');
  const table = structuredClone(inForce.table);
  const published: { cell: string; campaigns: number; low: number; high: number }[] = [];
  for (const { platform, country, campaignType } of cells) {
    const found = dto.platforms
      .find((one) => one.platform === platform)
      ?.cells.find((one) => one.country === country && one.campaignType === campaignType);
    if (found?.state !== 'proposed') return fail('settings_conflict');
    const { min, max } = found.learned;
    table[platform].costs[country][campaignType] = [min, max];
    published.push({
      cell: cellName(platform, country, campaignType),
      campaigns: found.campaigns.length,
      ...{ low: min, high: max },
    });
  }
  const actor = actorOf(ports, asker);
  const next = {
    ...{ version: version + 1, table, createdAt: actor.at, authorId: asker.who.account.id },
    origin: 'learned' as const,
    basis: { base: base.version, cells: published },
  };
  const saved = await ports.costStore.append(next, {
    ...actor,
    action: 'costs_learned',
    subject: null,
    before: { version },
    after: { version: next.version, base: base.version, cells: published.length },
  });
  if (!saved) return fail('settings_conflict');
  await ports.costs.refresh();
  return ok(await costsDto(ports, next));
}

/** Refuses a proposal: it comes back once two more campaigns have changed its cell. */
export async function refuseCosts(
  ports: Ports,
  { platform, country, campaignType }: RefusedCosts,
  asker: Asker,
): Promise<void> {
  const { dto } = await proposal(ports);
  const found = dto.platforms
    .find((one) => one.platform === platform)
    ?.cells.find((one) => one.country === country && one.campaignType === campaignType);
  const actor = actorOf(ports, asker);
  await ports.costStore.refuse(
    { platform, country, campaignType, campaigns: found?.campaigns.length ?? 0, at: actor.at },
    {
      ...actor,
      action: 'costs_refused',
      subject: null,
      before: null,
      after: { cell: cellName(platform, country, campaignType) },
    },
  );
}
