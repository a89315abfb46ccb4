import type { LandingDetail, LandingVersion, LandingVersions } from '../../contracts/landing/landing.ts';
import { calledNames } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { detailOf, versionSummary } from './landing-dto.ts';

/** Returns a page with its draft; a deleted page as well, as long as it can be restored. */
export async function readLanding(ports: Ports, id: string): Promise<Result<LandingDetail, 'not_found'>> {
  const page = await ports.landings.byId(id);
  return page ? ok(await detailOf(ports, page)) : fail('not_found');
}

/** Returns the published versions of a page, newest first. */
export async function listLandingVersions(
  ports: Ports,
  id: string,
): Promise<Result<LandingVersions, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const nameOf = await calledNames(ports.accounts);
  const { items } = await ports.landings.versions(id);
  return ok({ versions: items.map((version) => versionSummary(version, nameOf)) });
}

/** Returns a published version with its content. */
export async function readLandingVersion(
  ports: Ports,
  id: string,
  number: string,
): Promise<Result<LandingVersion, 'not_found'>> {
  const version = /^[1-9]\d{0,8}$/.test(number)
    ? await ports.landings.version(id, Number(number))
    : undefined;
  if (!version) return fail('not_found');
  return ok({ ...versionSummary(version, await calledNames(ports.accounts)), content: version.content });
}
