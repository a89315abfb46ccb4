import type {
  AssigneeDto,
  ErasureAnswer,
  LeadChange,
  LeadDetailDto,
  LeadFilter,
  LeadPage,
  LeadQuery,
  NoteDraft,
  PersonExport,
  PersonRequest,
  ReplayAnswer,
  WebhookDto,
  WebhookTestAnswer,
} from '../contracts/lead.ts';
import { listWebhooks } from './delivery/list-webhooks.ts';
import { replayAll, replayOne } from './delivery/replay-deliveries.ts';
import { testWebhook } from './delivery/test-webhook.ts';
import { erasePerson } from './people/erase-person.ts';
import { exportPerson } from './people/export-person.ts';
import { addNote } from './pipeline/add-note.ts';
import { changeLead } from './pipeline/change-lead.ts';
import { type ExportWords, exportPipeline } from './pipeline/export-pipeline.ts';
import { findLead } from './pipeline/find-lead.ts';
import { listAssignees } from './pipeline/list-assignees.ts';
import { listLeadsPage } from './pipeline/list-leads-page.ts';
import type { Asker, PipelinePorts } from './pipeline/pipeline-ports.ts';
import type { Result } from './result.ts';

/** What the back office can ask for about leads, with its ports already in hand. */
export interface LeadUseCases {
  listLeads(query: LeadQuery): Promise<LeadPage>;
  findLead(id: string): Promise<Result<LeadDetailDto, 'not_found'>>;
  changeLead(
    id: string,
    change: LeadChange,
    asker: Asker,
  ): Promise<Result<LeadDetailDto, 'not_found' | 'assignee_unknown'>>;
  addNote(id: string, note: NoteDraft, asker: Asker): Promise<Result<LeadDetailDto, 'not_found'>>;
  /** A CSV file in parts. */
  exportLeads(filter: LeadFilter, words: ExportWords, asker: Asker): Promise<AsyncIterable<string>>;
  listAssignees(): Promise<AssigneeDto[]>;
  replayAll(asker: Asker): Promise<ReplayAnswer>;
  replayOne(id: string, asker: Asker): Promise<Result<ReplayAnswer, 'not_found' | 'delivery_not_dead'>>;
  listWebhooks(): WebhookDto[];
  testWebhook(
    destination: string,
    asker: Asker,
  ): Promise<Result<WebhookTestAnswer, 'not_found' | 'webhook_not_configured'>>;
  exportPerson(person: PersonRequest, asker: Asker): Promise<PersonExport>;
  erasePerson(person: PersonRequest, asker: Asker): Promise<ErasureAnswer>;
}

export function bindLeadUseCases(ports: PipelinePorts): LeadUseCases {
  return {
    listLeads: (query) => listLeadsPage(ports, query),
    findLead: (id) => findLead(ports, id),
    changeLead: (id, change, asker) => changeLead(ports, id, change, asker),
    addNote: (id, note, asker) => addNote(ports, id, note, asker),
    exportLeads: (filter, words, asker) => exportPipeline(ports, filter, words, asker),
    listAssignees: () => listAssignees(ports),
    replayAll: (asker) => replayAll(ports, asker),
    replayOne: (id, asker) => replayOne(ports, id, asker),
    listWebhooks: () => listWebhooks(ports),
    testWebhook: (destination, asker) => testWebhook(ports, destination, asker),
    exportPerson: (person, asker) => exportPerson(ports, person, asker),
    erasePerson: (person, asker) => erasePerson(ports, person, asker),
  };
}
