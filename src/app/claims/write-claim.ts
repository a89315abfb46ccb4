import type { ClaimDto } from '../../contracts/claim.ts';
import type { ClaimEntry } from '../../domain/claims/claim.ts';
import { withDeclared } from '../../domain/claims/judge-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { fail, ok, type Result } from '../result.ts';
import { claimDtos } from './list-claims.ts';

type WrittenOr<Code> =
  | { ok: true; after: ClaimEntry; entries: readonly AuditEntry[] }
  | { ok: false; code: Code; fields?: Record<string, string> };

/**
 * Writes one claim as `judge` decides from its current entry, and returns the stored claim. The pages of this process
 * show it when this resolves, those of other processes within a second. Without audit entries nothing is written.
 * @param added the entry of a claim that is not stored yet
 */
export async function writeClaim<Code extends string>(
  ports: Ports,
  at: number,
  id: string,
  locale: Locale,
  judge: (before: ClaimEntry) => WrittenOr<Code>,
  added?: ClaimEntry,
): Promise<Result<ClaimDto, Code | 'not_found'>> {
  const { claims, claimStore } = ports;
  const judged = await claimStore.change<ClaimEntry[], Code | 'not_found'>(at, (stored) => {
    const before = withDeclared(stored).find((entry) => entry.id === id) ?? added;
    if (!before) return { ok: false, code: 'not_found' };
    const result = judge(before);
    if (!result.ok) return result;
    const { after, entries } = result;
    if (entries.length === 0) return { ok: true, value: [...stored], written: [], entries };
    const written = { ...after, version: before.version + 1 };
    const others = stored.filter((entry) => entry.id !== id);
    return { ok: true, value: [...others, written], written: [after], entries };
  });
  if (!judged.ok) return judged;
  await claims.refresh();
  const claim = claims.judge(judged.value).find((one) => one.id === id);
  return claim ? ok((await claimDtos(ports, locale))(claim)) : fail('not_found');
}
