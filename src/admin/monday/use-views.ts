import type { MondayDto, MondayThingDto } from '../../contracts/monday.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { useClaimWords } from '../ui/use-claim-words.ts';
import type { ThingView } from './thing-view.ts';
import type { ViewContext } from './view-context.ts';
import { callView } from './views/call-view.ts';
import { campaignView } from './views/campaign-view.ts';
import { claimView, linkView, sourceView } from './views/content-views.ts';
import { endingView, reportView, rightView } from './views/request-views.ts';
import { automationsView, mailsView, platformView } from './views/send-views.ts';

/** Returns the function that describes a thing: its sentence, its facts and its answers. */
export function useViews({ today, nextMonday }: MondayDto): (thing: MondayThingDto) => ThingView {
  const { locale, t } = useLanguage();
  const claims = useClaimWords();
  const context: ViewContext = { today, nextMonday, locale, t, claims, call: callApi };
  return (thing) => viewOf(thing, context);
}

function viewOf(thing: MondayThingDto, context: ViewContext): ThingView {
  switch (thing.kind) {
    case 'call':
      return callView(thing, context);
    case 'campaign':
      return campaignView(thing, context);
    case 'link':
      return linkView(thing, context);
    case 'claim':
      return claimView(thing, context);
    case 'source':
      return sourceView(thing, context);
    case 'automations':
      return automationsView(thing, context);
    case 'platform':
      return platformView(thing, context);
    case 'mails':
      return mailsView(thing, context);
    case 'right':
      return rightView(thing, context);
    case 'report':
      return reportView(thing, context);
    case 'ending':
      return endingView(thing, context);
  }
}
