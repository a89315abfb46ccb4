import type { AccountStore } from '../../ports/account.ts';
import type { AuditLog } from '../../ports/audit.ts';
import type { LeadDesk, People } from '../../ports/leads.ts';
import type { KeptMails } from '../../ports/mail.ts';
import type { Clock, DeliveryQueue, Ids, WebhookAddresses, WebhookSender } from '../../ports.ts';

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
