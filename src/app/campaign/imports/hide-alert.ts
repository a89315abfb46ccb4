import type { HiddenAlert } from '../../../contracts/campaigns/campaign-look.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';

/** Hides a warning of a campaign as settled. It comes back once it was no longer given in a morning, and is given again. */
export async function hideAlert(
  ports: Ports,
  id: string,
  { alert }: HiddenAlert,
  asker: Asker,
): Promise<Result<HiddenAlert, 'not_found'>> {
  const actor = actorOf(ports, asker);
  const stored = await ports.campaignImports.hide(
    { campaign: id, alert },
    { at: actor.at, account: asker.who.account.id },
    { ...actor, action: 'campaign_alert_hidden', subject: id, before: null, after: { alert } },
  );
  return stored ? ok({ alert }) : fail('not_found');
}
