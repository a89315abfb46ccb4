import type { SignedIn } from '../account/account-ports.ts';
import type { AccountStore, AuditLog } from '../ports/account.ts';
import type { Actor, LeadDesk, People } from '../ports/leads.ts';
import type { KeptMails } from '../ports/mail.ts';
import type { Clock, DeliveryQueue, Ids, WebhookAddresses, WebhookSender } from '../ports.ts';

/** What the use cases of the back office's leads work with; each takes the part that it needs. */
export interface PipelinePorts {
  clock: Clock;
  ids: Ids;
  desk: LeadDesk;
  people: People;
  keptMails: KeptMails;
  accounts: AccountStore;
  audit: AuditLog;
  queue: DeliveryQueue;
  sender: WebhookSender;
  addresses: WebhookAddresses;
  /** Called after a commit that makes a delivery due. */
  deliver(): void;
}

/** Who asks, and in which request. */
export interface Asker {
  who: SignedIn;
  requestId: string;
}

export function actorOf({ clock }: Pick<PipelinePorts, 'clock'>, { who, requestId }: Asker): Actor {
  return { at: clock.now(), actorId: who.account.id, requestId };
}
