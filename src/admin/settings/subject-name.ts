import type { AuditSubject } from '../../domain/account/audit-action.ts';
import { isIntegration } from '../../domain/configuration/integrations.ts';
import type { AdminTexts } from '../texts.ts';

/** What the reader knows a subject by that the log names with a key of the program: the tab or the section of the settings, an automation. */
export function subjectName(t: AdminTexts, kind: AuditSubject, id: string): string {
  if (kind === 'webhook') return own(t.leads.destinations, id) ?? id;
  if (kind !== 'settings') return id;
  if (id === 'integrations') return t.sections['marketing-integrations'];
  if (id === 'reviewsWidget') return t.settings.tabs['reviews-widget'];
  if (isIntegration(id)) return t.integrations.names[id];
  return own(t.settings.tabs, id) ?? id;
}

/** The entry of that name: what an object has by birth is none. */
const own = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;
