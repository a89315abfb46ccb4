import type { LookDto, LookedAt } from '../../../contracts/campaigns/campaign-look.ts';
import { AD_LOOKS, type Look } from '../../../domain/campaign/looked-days.ts';
import { unusualDays } from '../../../domain/campaign/unusual-days.ts';
import { importedFigures } from '../../../domain/campaign-import/current-days.ts';
import { calledNames, type NameOf } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import { fail, ok, type Result } from '../../result.ts';
import { readAdNotes } from './read-ad-notes.ts';
import { audienceKey } from './reported-looks.ts';

/**
 * Stores what a person found at unusual days of a campaign, and whether its client sees it. A later look replaces it.
 * @returns `days_not_unusual` for days that no rule flags: the imports may have changed since the person opened them
 */
export async function lookAtDays(
  ports: Ports,
  id: string,
  looked: LookedAt,
  asker: Asker,
): Promise<Result<LookDto, 'not_found' | 'days_not_unusual'>> {
  const campaign = await ports.campaigns.byId(id);
  if (!campaign) return fail('not_found');
  if (!(await isFlagged(ports, campaign, looked))) return fail('days_not_unusual');
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

/** Whether a rule flags these days of listeners, or the ads of the whole campaign. */
async function isFlagged(
  ports: Ports,
  campaign: Campaign,
  { audience, rule, from, to }: LookedAt,
): Promise<boolean> {
  const figures = importedFigures(await ports.campaignImports.covering(campaign.id));
  const { startsOn, endsOn } = campaign;
  if (audience === AD_LOOKS) {
    if (from !== startsOn || to !== endsOn) return false;
    const imports = await ports.campaignImports.list(campaign.id);
    return (await readAdNotes(ports, campaign, figures, imports)).some((note) => note.rule === rule);
  }
  const own = figures.audiences.find((one) => audienceKey(one) === audience);
  const found = own && unusualDays(own.days, startsOn);
  return found?.some((days) => days.rule === rule && days.from === from && days.to === to) ?? false;
}

export const lookDto = ({ at, by, ...look }: Look, nameOf: NameOf): LookDto => ({
  ...look,
  at: new Date(at).toISOString(),
  by: nameOf(by),
});
