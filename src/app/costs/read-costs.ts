import type { CostsDto, CostVersionDto, CostVersionsDto } from '../../contracts/settings/costs.ts';
import { calledNames, type NameOf } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { CostVersion } from '../ports/costs.ts';
import { fail, ok, type Result } from '../result.ts';
import { costRows } from './cost-rows.ts';

/** Reads the table in force from the database: the editor must not start from an older table. */
export async function readCosts(ports: Ports): Promise<CostsDto> {
  return costsDto(ports, await ports.costStore.latest());
}

/** Returns a version of the cost table. */
export async function readCostVersion(ports: Ports, version: string): Promise<Result<CostsDto, 'not_found'>> {
  const found = /^[1-9]\d{0,8}$/.test(version) && (await ports.costStore.byVersion(Number(version)));
  return found ? ok(await costsDto(ports, found)) : fail('not_found');
}

/** Returns every version without its costs, newest first, with the number of simulations that used it. */
export async function listCostVersions(ports: Ports): Promise<CostVersionsDto> {
  const nameOf = await calledNames(ports.accounts);
  const versions = await ports.costStore.list();
  return versions.map(({ simulations, ...version }) => ({ ...versionDto(version, nameOf), simulations }));
}

export async function costsDto(ports: Ports, { table, ...version }: CostVersion): Promise<CostsDto> {
  return { ...versionDto(version, await calledNames(ports.accounts)), platforms: costRows(table) };
}

function versionDto(
  { version, createdAt, authorId, origin }: Omit<CostVersion, 'table' | 'basis'>,
  nameOf: NameOf,
): CostVersionDto {
  return {
    version,
    origin,
    createdAt: createdAt === null ? null : new Date(createdAt).toISOString(),
    by: nameOf(authorId),
  };
}
