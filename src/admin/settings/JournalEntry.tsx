import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntryDto } from '../../contracts/audit.ts';
import { type AuditSubject, auditSubjects } from '../../domain/account/audit-action.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { intlTag } from '../../i18n/format.ts';
import { Filled, Typed } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
import { JournalChange } from './JournalChange.tsx';
import { subjectName } from './subject-name.ts';

/** Where a subject that still exists is seen, below `/admin`. */
const places: Partial<Record<AuditSubject, (id: string) => string>> = {
  lead: (id) => `/dashboard/leads/${encodeURIComponent(id)}`,
  campaign: (id) => `/dashboard/campaigns/${encodeURIComponent(id)}`,
  review: (id) => `/dashboard/reviews?id=${encodeURIComponent(id)}`,
};

/** A line of the journal: when, who, what, to what, and the change when it is unfolded. */
export function JournalEntry({ entry }: { entry: AuditEntryDto }) {
  const { locale, t } = useLanguage();
  const words = t.journal;
  const date = new Date(entry.at);
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: AGENCY_ZONE,
  });
  // What somebody did to the own account needs no second name.
  const shown = entry.subject && entry.subject.id !== entry.actor?.id ? entry.subject : null;
  return (
    <li>
      <time dateTime={entry.at} className="admin-figure admin-muted">
        {format.format(date)}
      </time>
      <span className="journal-who">{entry.actor?.email ?? words.system}</span>
      <div className="journal-what">
        <span>
          <strong>{words.actions[entry.action]}</strong>
          {shown && (
            <>
              {' · '}
              <Subject kind={auditSubjects[entry.action]} subject={shown} />
            </>
          )}
        </span>
        {(entry.before || entry.after) && <JournalChange entry={entry} />}
      </div>
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
  if (!place) return <Typed>{name ?? subjectName(t, kind, id)}</Typed>;
  if (!exists) return <Filled text={t.journal.gone} typed={{ id }} />;
  return (
    <Anchor component={Link} to={place(id)}>
      <Typed>{name || id}</Typed>
    </Anchor>
  );
}
