import { Anchor, Stack } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { Link } from 'react-router';
import type { AuditEntryDto } from '../../../contracts/audit.ts';
import { type AuditSubject, auditSubjects } from '../../../domain/account/audit-action.ts';
import { calledName } from '../../../domain/account/name.ts';
import { isIntegration } from '../../../domain/settings/integrations.ts';
import { AGENCY_ZONE } from '../../../domain/time/agency-day.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { languageNames } from '../../ui/language-names.ts';
import { AuditChange } from './AuditChange.tsx';
import { own } from './written-value.ts';

/** The address below `/admin` of a subject that still exists. */
const places: Partial<Record<AuditSubject, (id: string) => string>> = {
  lead: (id) => `/dashboard/leads/${encodeURIComponent(id)}`,
  campaign: (id) => `/dashboard/campaigns/${encodeURIComponent(id)}`,
  media: (id) => `/dashboard/media/${encodeURIComponent(id)}`,
  review: (id) => `/dashboard/reviews?id=${encodeURIComponent(id)}`,
};

interface AuditEntryProps {
  entry: AuditEntryDto;
  /** The name of each account, by id. */
  names: ReadonlyMap<string, string>;
  /** More attributes of the list item. */
  row: HTMLAttributes<HTMLLIElement>;
}

/** A row of the audit log: time, account, action, subject, and the changed values, initially folded. */
export function AuditEntry({ entry, names, row }: AuditEntryProps) {
  const { locale, t } = useLanguage();
  const words = t.audit;
  const date = new Date(entry.at);
  const format = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: AGENCY_ZONE,
  });
  const status = entry.action === 'review_decided' ? String(entry.after?.['status']) : undefined;
  /** An entry of a moderation names its outcome. */
  const decision = status === undefined ? undefined : own(words.decided, status);
  // The subject is not shown when it is the actor's own account.
  const shown = entry.subject && entry.subject.id !== entry.actor?.id ? entry.subject : null;
  return (
    <li {...row}>
      <time dateTime={entry.at} className="admin-figure admin-muted">
        {format.format(date)}
      </time>
      <span className="admin-breaks" title={entry.actor?.email}>
        {entry.actor ? calledName(entry.actor) : words.system}
      </span>
      <Stack className="admin-breaks" gap={4} flex="1 1 100%">
        <span>
          <strong>{decision ?? words.actions[entry.action]}</strong>
          {shown && (
            <>
              {' · '}
              <Subject kind={auditSubjects[entry.action]} subject={shown} />
            </>
          )}
        </span>
        {(entry.before || entry.after) && <AuditChange entry={entry} names={names} />}
      </Stack>
    </li>
  );
}

interface SubjectProps {
  kind: AuditSubject;
  subject: NonNullable<AuditEntryDto['subject']>;
}

function Subject({ kind, subject: { id, name, exists } }: SubjectProps) {
  const { t } = useLanguage();
  const place = places[kind];
  // The account of a withdrawn invitation no longer exists.
  const gone = kind === 'account' && !exists;
  if (!place && !gone) return <Typed>{name ?? subjectName(t, kind, id)}</Typed>;
  if (!place || !exists) return <span title={id}>{own(t.audit.gone, kind) ?? id}</span>;
  return (
    <Anchor component={Link} to={place(id)}>
      <Typed>{name || id}</Typed>
    </Anchor>
  );
}

/**
 * Returns the displayed name of a subject whose id is a key: a page of the settings, an integration, a destination, or a part
 * of the content with its language (`hero/fr`).
 */
function subjectName(t: AdminTexts, kind: AuditSubject, id: string): string {
  const pixel = `${id}Pixel`;
  if (kind === 'destination' && isIntegration(pixel)) return t.integrations.names[pixel];
  if (kind === 'webhook') return own(t.leads.destinations, id) ?? id;
  if (kind === 'content') {
    // An address.
    if (id.startsWith('/')) return id;
    const [part = '', language = ''] = id.split('/');
    return `${own(t.content.parts, part) ?? part} · ${own(languageNames, language) ?? language}`;
  }
  if (kind !== 'settings') return id;
  if (id === 'integrations' || id === 'conversions') return t.sections['marketing-integrations'];
  if (id === 'access') return t.settings.tabs.team;
  if (id === 'reviewsWidget') return t.settings.tabs['reviews-widget'];
  if (isIntegration(id)) return t.integrations.names[id];
  return own(t.settings.tabs, id) ?? id;
}
