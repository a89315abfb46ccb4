import type { AccountStore } from '../../ports/account.ts';
import type { AuditLog } from '../../ports/audit.ts';
import type { LeadDesk, People } from '../../ports/leads.ts';
import type { KeptMails } from '../../ports/mail.ts';
import type { Clock, DeliveryQueue, Ids, WebhookAddresses, WebhookSender } from '../../ports.ts';

/** The ports of the use cases of leads in the back office; each use case takes the part that it needs. */
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
