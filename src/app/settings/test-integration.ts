import type { IntegrationTestAnswer } from '../../contracts/settings/integrations.ts';
import { integrations, isIntegration } from '../../domain/settings/integrations.ts';
import { isTagId } from '../../domain/tag-id/tag-id.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';

/**
 * Requests an identifier from the vendor, which need not be saved. An identifier in a wrong form is refused without a
 * request.
 */
export async function testIntegration(
  { clock, audit, tagLoaders }: Ports,
  name: string,
  id: string,
  asker: Asker,
): Promise<Result<IntegrationTestAnswer, 'not_found' | 'invalid_fields'>> {
  if (!isIntegration(name)) return fail('not_found');
  const { tag, wrong } = integrations[name];
  if (!isTagId(tag, id)) return failFields({ id: wrong });
  const at = clock.now();
  const answer = await tagLoaders.ask(tag, id);
  await audit.append({
    ...actorOf({ clock }, asker),
    at,
    action: 'integration_tested',
    subject: name,
    before: null,
    after: { id, result: answer.result },
  });
  return ok({ ...answer, durationMs: Math.max(0, Math.round(clock.now() - at)) });
}
