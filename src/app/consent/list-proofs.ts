import type { ProofDto, ProofFilter, ProofPage, ProofQuery } from '../../contracts/consent-proofs.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ListedProof, ProofFilter as StoredFilter } from '../ports/consents.ts';

/** Returns a page of the proofs of cookie choices, the newest first. */
export async function listProofs(
  { consents }: Pick<Ports, 'consents'>,
  query: ProofQuery,
): Promise<ProofPage> {
  const { page, pageSize } = query;
  const filter = proofFilter(query);
  const items = await consents.list(filter, pageSize, (page - 1) * pageSize);
  const counts = await consents.counts(filter);
  return { items: items.map(proofDto), total: counts[filter.choice ?? 'all'], page, pageSize, counts };
}

export const proofFilter = ({ q, choice, language }: ProofFilter): StoredFilter => ({
  id: q?.trim() || undefined,
  choice,
  locale: language,
});

export function proofDto(proof: ListedProof): ProofDto {
  const { id, record, textVersion, locale, objected, withdrawn, createdAt, replacedAt } = proof;
  const { analytics, marketing, functional } = record;
  return {
    id,
    at: new Date(createdAt).toISOString(),
    locale,
    textVersion,
    analytics,
    marketing,
    functional,
    objected,
    replacedAt: replacedAt === null ? null : new Date(replacedAt).toISOString(),
    withdrawn,
  };
}
