import type { LookDto, LookedAt } from '../../../contracts/campaign-import.ts';
import { AD_LOOKS, type Look } from '../../../domain/campaign/looked-days.ts';
import { calledNames, type NameOf } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';

/** Stores what a person found at unusual days of a campaign, and whether its client sees it. A later look replaces it. */
export async function lookAtDays(
  ports: Ports,
  id: string,
  looked: LookedAt,
  asker: Asker,
): Promise<Result<LookDto, 'not_found'>> {
  const actor = actorOf(ports, asker);
  const { rule, from, to, reason } = looked;
  const shown = looked.shown && looked.audience !== AD_LOOKS;
  const look = { ...looked, shown, at: actor.at, by: asker.who.account.id };
  const stored = await ports.campaignImports.look(id, look, {
    ...actor,
    action: 'campaign_days_looked_at',
    subject: id,
    before: null,
    after: { rule, from, to, reason, shown },
  });
  return stored ? ok(lookDto(look, await calledNames(ports.accounts))) : fail('not_found');
}

export const lookDto = ({ at, by, ...look }: Look, nameOf: NameOf): LookDto => ({
  ...look,
  at: new Date(at).toISOString(),
  by: nameOf(by),
});
