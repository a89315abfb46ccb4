import type { LandingChange, LandingSaved } from '../../contracts/landing/landing.ts';
import { calledName } from '../../domain/account/name.ts';
import { titleOf } from '../../domain/landing/landing-content.ts';
import { tidyContent } from '../../domain/landing/tidy-content.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
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
    const draft = tidyContent(content);
    const after = {
      ...before,
      content: draft,
      template: template ?? before.template,
      title: titleOf(draft),
      picture: draft.shared.picture,
      version: version + 1,
      updatedAt: at,
      updatedBy: actorId,
    };
    return { ok: true, after: { ...after, languages: shownLanguages(after) } };
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

/** Returns the failure for a conflict with another account's draft, with the stored draft. */
export async function landingConflict(
  ports: Ports,
  id: string,
): Promise<Failed<'landing_conflict' | 'not_found'>> {
  const page = await ports.landings.byId(id);
  return page ? conflict('landing_conflict', await detailOf(ports, page)) : fail('not_found');
}
