import type { QuarantinedDto, QuarantineQuery } from '../../contracts/leads/quarantine.ts';
import type { Page } from '../../contracts/paging.ts';
import { QUARANTINE_DAYS } from '../../domain/spam/spam.ts';
import type { HeldKind, Quarantine, QuarantinedForm } from '../ports/quarantine.ts';
import type { Clock } from '../ports.ts';
import { oldestQuarantined } from './forget-quarantined.ts';

/** Returns a page of the submissions that look like spam, newest first. */
export async function listQuarantined(
  { clock, quarantine }: { clock: Clock; quarantine: Pick<Quarantine, 'page'> },
  of: HeldKind,
  { page, pageSize }: QuarantineQuery,
): Promise<Page<QuarantinedDto>> {
  const { items, total } = await quarantine.page(of, oldestQuarantined(clock.now()), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { items: items.map(quarantinedDto), total, page, pageSize };
}

function quarantinedDto({ id, createdAt, sign, form }: QuarantinedForm): QuarantinedDto {
  const shared = {
    id,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + QUARANTINE_DAYS * 86_400_000).toISOString(),
    sign,
  };
  if (form.of === 'review') {
    const { name, email, comment, rating } = form.review;
    return { ...shared, kind: 'review', name, email, text: comment, rating };
  }
  const { kind, fields } = form.lead;
  return {
    ...shared,
    kind,
    name: 'name' in fields ? fields.name : fields.artistName,
    email: fields.email,
    text: 'message' in fields ? fields.message : null,
    rating: null,
  };
}
