import type { LandingChange, LandingSaved } from '../../contracts/landing/landing.ts';
import { calledName } from '../../domain/account/name.ts';
import { titleOf } from '../../domain/landing/landing-content.ts';
import { tidyContent } from '../../domain/landing/tidy-content.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import { conflict, type Failed, fail, ok, type Result } from '../result.ts';
import { detailOf, shownLanguages } from './landing-dto.ts';

/**
 * Saves the whole draft, if the stored draft is still the version that was read. A conflict contains the stored draft,
 * so that both can be compared. A deleted page cannot be saved.
 */
export async function saveLanding(
  ports: Ports,
  id: string,
  { version, content, template }: LandingChange,
  asker: Asker,
): Promise<Result<LandingSaved, 'not_found' | 'landing_conflict'>> {
  const { actorId, at } = actorOf(ports, asker);
  const saved = await ports.landings.saveDraft<'not_found' | 'landing_conflict'>(id, (before) => {
    if (before.deletedAt !== null) return fail('not_found');
    if (before.version !== version) return fail('landing_conflict');
    const draft = { content: tidyContent(content), template: template ?? before.template };
    return { ok: true, after: withDraft(before, draft, { by: actorId, at }) };
  });
  if (!saved) return fail('not_found');
  if (!saved.ok) return saved.code === 'not_found' ? fail('not_found') : landingConflict(ports, id);
  return ok({
    version: saved.value.version,
    updatedAt: new Date(at).toISOString(),
    updatedBy: calledName(asker.who.account),
    content: saved.value.content,
  });
}

/** Returns a page with another draft, as its next version. */
export function withDraft(
  before: StoredLanding,
  { content, template }: Pick<StoredLanding, 'content' | 'template'>,
  { by, at }: { by: string | null; at: number },
): StoredLanding {
  const after = {
    ...{ ...before, content, template, version: before.version + 1 },
    ...{ title: titleOf(content), picture: content.shared.picture, updatedAt: at, updatedBy: by },
  };
  return { ...after, languages: shownLanguages(after) };
}

/** Returns the failure for a conflict with another account's draft, with the stored draft. */
export async function landingConflict(
  ports: Ports,
  id: string,
): Promise<Failed<'landing_conflict' | 'not_found'>> {
  const page = await ports.landings.byId(id);
  return page ? conflict('landing_conflict', await detailOf(ports, page)) : fail('not_found');
}
