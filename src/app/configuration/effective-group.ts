import { type Configuration, type GroupName, groups, secretsOf } from '../../domain/configuration/groups.ts';
import type { Seal, StoredGroup } from '../ports/configuration.ts';

/** The name under which a secret is sealed. */
export const secretName = (group: GroupName, field: string): string => `${group}.${field}`;

/**
 * The values of a group that are in force: what is stored, over what the environment says. `problems` names what is
 * stored and cannot be used, because its key is gone or because it was altered; the environment's values stand in.
 */
export function effectiveGroup<Name extends GroupName>(
  name: Name,
  environment: Configuration[Name],
  stored: StoredGroup | undefined,
  seal: Seal,
): { values: Configuration[Name]; problems: string[] } {
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
    ? { values: read.data as Configuration[Name], problems }
    : { values: environment, problems: [...problems, name] };
}
