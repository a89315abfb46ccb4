import type { AuditSubject } from '../../../domain/account/audit-action.ts';
import { isIntegration } from '../../../domain/settings/integrations.ts';
import type { AdminTexts } from '../../texts.ts';
import { languageNames } from '../../ui/language-names.ts';

/**
 * Returns the displayed name of a subject whose id is a key: a page of the settings, an integration, a destination, or a part
 * of the content with its language (`hero/fr`).
 */
export function subjectName(t: AdminTexts, kind: AuditSubject, id: string): string {
  if (kind === 'webhook') return own(t.leads.destinations, id) ?? id;
  if (kind === 'content') {
    const [part = '', language = ''] = id.split('/');
    return `${own(t.content.parts, part) ?? part} · ${own(languageNames, language) ?? language}`;
  }
  if (kind !== 'settings') return id;
  if (id === 'integrations') return t.sections['marketing-integrations'];
  if (id === 'access') return t.settings.tabs.team;
  if (id === 'reviewsWidget') return t.settings.tabs['reviews-widget'];
  if (isIntegration(id)) return t.integrations.names[id];
  return own(t.settings.tabs, id) ?? id;
}

/** Returns the text of a name, without the inherited properties of an object. */
const own = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;
