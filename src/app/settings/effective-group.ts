import { type GroupName, groups, type Settings, secretsOf } from '../../domain/settings/groups.ts';
import type { Seal, StoredGroup } from '../ports/settings.ts';

/** Returns the name with which a secret is encrypted. */
export const secretName = (group: GroupName, field: string): string => `${group}.${field}`;

/**
 * Returns the values of a group in force: stored values replace those of the environment. `problems` names stored
 * values that cannot be used, because their key is lost or they were altered; the environment's are in force then.
 */
export function effectiveGroup<Name extends GroupName>(
  name: Name,
  environment: Settings[Name],
  stored: StoredGroup | undefined,
  seal: Seal,
): { values: Settings[Name]; problems: string[] } {
  if (!stored) return { values: environment, problems: [] };
  const problems: string[] = [];
  const value: Record<string, unknown> = { ...stored.value };
  for (const field of secretsOf(name)) {
    const sealed = value[field];
    delete value[field];
    if (typeof sealed !== 'string') continue;
    const secret = seal.open(secretName(name, field), sealed);
    if (secret === undefined) problems.push(secretName(name, field));
    else value[field] = secret;
  }
  const read = groups[name].schema.safeParse({ ...environment, ...value });
  return read.success
    ? { values: read.data as Settings[Name], problems }
    : { values: environment, problems: [...problems, name] };
}
