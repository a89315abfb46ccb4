import { Badge, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';
import { calledName } from '../../../domain/account/name.ts';
import { type LeadStatus, leadStatuses } from '../../../domain/lead/lead-values.ts';
import { adminKeys } from '../../../domain/storage/admin-keys.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { platformName, sourceName } from '../../../i18n/export/lead-names.ts';
import { fill, formatEuro, formatShortDay } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useLanguage } from '../../texts.ts';
import { Email } from '../../ui/Email.tsx';
import { SteppedSelect } from '../../ui/fields/SteppedSelect.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import type { Column } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { DeliveryBadge } from '../DeliveryBadge.tsx';
import { useSetStatus } from '../StatusChanges.tsx';
import { StatusBars } from '../StatusMeter.tsx';
import { LeadLink } from './LeadLink.tsx';
import type { LeadSelection } from './use-lead-selection.ts';

/** The columns of the list of leads. */
export function useLeadColumns(selection: LeadSelection) {
  const { locale, t } = useLanguage();
  const labels = t.leads.columns;
  const { bulk } = t.leads.work;
  return [
    {
      key: 'tick',
      label: bulk.all,
      header: (
        <Checkbox
          size="sm"
          aria-label={bulk.all}
          checked={selection.all}
          indeterminate={selection.leads.length > 0 && !selection.all}
          onChange={({ currentTarget }) => selection.selectAll(currentTarget.checked)}
        />
      ),
      cell: (lead) => (
        <Checkbox
          className="leads-tick"
          size="sm"
          aria-label={fill(bulk.select, { name: lead.name })}
          checked={selection.has(lead.id)}
          // `onClick` instead of `onChange`: only the click event has `shiftKey`, which selects all rows since the last one.
          onClick={({ currentTarget, shiftKey }) =>
            selection.toggle(lead.id, currentTarget.checked, shiftKey)
          }
          onChange={() => {}}
        />
      ),
      width: 'tick',
      card: 'badge',
    },
    {
      key: 'created',
      label: labels.created,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      width: 'date',
      card: 'line',
      plain: true,
      sort: ['created', 'desc'],
    },
    {
      key: 'name',
      label: labels.name,
      cell: (lead) => (
        <>
          <span className="leads-name">
            <LeadLink lead={lead} />
            {lead.demo && <Badge data-state="sample">{t.leads.demo}</Badge>}
          </span>
          {lead.email !== '' && (
            <span className="leads-email">
              <Email>{lead.email}</Email>
            </span>
          )}
          {lead.phone !== null && <span className="leads-email">{lead.phone}</span>}
        </>
      ),
      width: 'contact',
      card: 'title',
      sort: ['name', 'asc'],
    },
    {
      key: 'kind',
      label: labels.kind,
      cell: ({ kind }) => t.leads.kinds[kind],
      width: 'word',
      card: 'line',
      plain: true,
    },
    {
      key: 'platform',
      label: labels.platform,
      cell: ({ platform }) => platform && platformName(t.leads, platform),
      width: 'word',
      card: 'line',
      plain: true,
    },
    {
      key: 'budget',
      label: labels.budget,
      cell: ({ budget }) => (budget === null ? null : formatEuro(locale, budget)),
      width: 'number',
      card: 'line',
      plain: true,
      sort: ['budget', 'desc'],
    },
    {
      key: 'source',
      label: labels.source,
      cell: ({ source }) => <Cut text={sourceName(t.leads, source)} />,
      width: 'text',
      card: 'line',
    },
    {
      key: 'locale',
      label: labels.locale,
      cell: (lead) => languageName(locale, lead.locale),
      width: 'word',
      card: 'line',
      plain: true,
    },
    {
      key: 'status',
      label: labels.status,
      cell: (lead) => <StatusSelect lead={lead} />,
      width: 'choice',
      card: 'badge',
      plain: true,
      sort: ['status', 'asc'],
    },
    {
      key: 'followUp',
      label: labels.followUp,
      cell: ({ followUp }) => followUp && <FollowUp day={followUp} />,
      width: 'days',
      card: 'line',
      sign: 'pending',
      sort: ['followUp', 'asc'],
    },
    {
      key: 'assignee',
      label: labels.assignee,
      cell: ({ assignee }) => assignee && <Cut text={calledName(assignee)} />,
      width: 'person',
      card: 'line',
      sign: 'person',
    },
    {
      key: 'delivery',
      label: labels.delivery,
      cell: ({ delivery }) => <DeliveryBadge state={delivery} />,
      width: 'badge',
      card: 'line',
      plain: true,
    },
  ] as const satisfies readonly Column<LeadRowDto>[];
}

/** Which column moves below which, in this order, in a window too narrow for all columns. */
export const leadFolds = [
  ['platform', 'kind'],
  ['locale', 'source'],
  ['assignee', 'status'],
  ['followUp', 'created'],
  ['delivery', 'status'],
  ['source', 'kind'],
  ['budget', 'kind'],
  ['kind', 'name'],
  ['created', 'name'],
] as const;

/** A text that a narrow column truncates; the tooltip has the whole text. */
const Cut = ({ text }: { text: string }) => (
  <span className="leads-cut" title={text}>
    <Typed>{text}</Typed>
  </span>
);

type Key = ReturnType<typeof useLeadColumns>[number]['key'];
type Choosable = Exclude<Key, 'tick' | 'name'>;
const isChoosable = (key: Key): key is Choosable => key !== 'tick' && key !== 'name';

/**
 * The columns that this browser shows, and those that can be chosen: the name is always shown, as the link to the lead.
 * The choice is stored in the browser only, never on the server.
 */
export function useChosenColumns<C extends { key: Key }>(columns: readonly C[]) {
  const [kept, setKept] = useState<readonly string[] | undefined>(read);
  const isChosen = (key: Choosable) => kept?.includes(key) ?? key !== 'locale';
  const choices = columns.map(({ key }) => key).filter(isChoosable);
  return {
    shown: columns.filter(({ key }) => !isChoosable(key) || isChosen(key)),
    choices,
    chosen: choices.filter(isChosen),
    choose: (keys: readonly Choosable[]) => {
      setKept(keys);
      try {
        localStorage.setItem(adminKeys.leadColumns, keys.join(','));
      } catch {}
    },
  };
}

function read(): readonly string[] | undefined {
  try {
    return localStorage.getItem(adminKeys.leadColumns)?.split(',');
  } catch {
    return undefined;
  }
}

/** The day of a follow-up; today and a past day also have words. */
function FollowUp({ day }: { day: string }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.followUp;
  const today = agencyDay(Date.now());
  if (day === today) return <strong>{words.today}</strong>;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  const written = (
    <time dateTime={day} className="admin-figure">
      {formatShortDay(locale, day)}
      {year}
    </time>
  );
  if (day > today) return written;
  return (
    <span className="leads-overdue">
      <Glyph name="warning" />
      <span>
        {words.overdue} · {written}
      </span>
    </span>
  );
}

/** A lead's status, which can be changed in its row. */
function StatusSelect({ lead }: { lead: LeadRowDto }) {
  const { t } = useLanguage();
  const setStatus = useSetStatus();
  return (
    <span className="leads-status leads-status-choice" data-status={lead.status}>
      <StatusBars status={lead.status} />
      <SteppedSelect
        size="xs"
        aria-label={fill(t.leads.work.status.of, { name: lead.name })}
        value={lead.status}
        data={leadStatuses.map((value) => ({ value, label: t.leads.statuses[value] }))}
        choose={(status) => setStatus([lead], status as LeadStatus)}
      />
    </span>
  );
}
