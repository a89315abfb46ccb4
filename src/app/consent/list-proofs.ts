import type {
  ProofDto,
  ProofFilter,
  ProofPage,
  ProofQuery,
} from '../../contracts/consents/consent-proofs.ts';
import { artistOf } from '../landing/artist-of.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ListedProof, ProofFilter as StoredFilter } from '../ports/consents.ts';

/** Returns a page of the proofs of cookie choices, the newest first. */
export async function listProofs(
  ports: Pick<Ports, 'consents' | 'landings'>,
  query: ProofQuery,
): Promise<ProofPage> {
  const { page, pageSize } = query;
  const filter = proofFilter(query);
  const { consents } = ports;
  const items = await consents.list(filter, pageSize, (page - 1) * pageSize);
  const counts = await consents.counts(filter);
  return {
    items: await proofDtos(ports, items),
    total: counts[filter.choice ?? 'all'],
    page,
    pageSize,
    counts,
  };
}

export const proofFilter = ({ q, choice, language }: ProofFilter): StoredFilter => ({
  id: q?.trim() || undefined,
  choice,
  locale: language,
});

/** Returns proofs as the list and its file show them; each landing page is read once. */
export async function proofDtos(
  ports: Pick<Ports, 'landings'>,
  proofs: readonly ListedProof[],
): Promise<ProofDto[]> {
  const pages = new Set(proofs.flatMap(({ scope }) => (scope === null ? [] : [scope])));
  const read = [...pages].map(async (page) => [page, await artistOf(ports, page)] as const);
  const artists = new Map(await Promise.all(read));
  return proofs.map((proof) => {
    const page = artists.get(proof.scope ?? '');
    return proofDto(proof, page ? { artist: proof.asked?.artist ?? page.name, title: page.title } : null);
  });
}

function proofDto(proof: ListedProof, scope: ProofDto['scope']): ProofDto {
  const { id, record, textVersion, locale, objected, withdrawn, used, createdAt, replacedAt } = proof;
  const { analytics, marketing, functional } = record;
  return {
    id,
    at: new Date(createdAt).toISOString(),
    locale,
    textVersion,
    analytics: scope ? null : analytics,
    marketing,
    functional: scope ? null : functional,
    objected,
    replacedAt: replacedAt === null ? null : new Date(replacedAt).toISOString(),
    withdrawn,
    scope,
    used,
  };
}
