import { Badge } from '@mantine/core';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { calledName } from '../../domain/account/name.ts';
import { formatEuro } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { platformName, sourceName } from '../../i18n/lead-names.ts';
import { useLanguage } from '../texts.ts';
import { Email } from '../ui/Email.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Typed } from '../ui/Typed.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { FollowUp } from './FollowUp.tsx';
import { LeadLink } from './LeadLink.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import type { Column } from './use-columns.ts';

/** Whether the lead has no value in a column. */
export const isBlank = (lead: LeadRowDto, column: Column): boolean =>
  (column === 'platform' || column === 'budget' || column === 'assignee' || column === 'followUp') &&
  lead[column] === null;

/** The value of a lead in one column. */
export function LeadCell({ lead, column }: { lead: LeadRowDto; column: Column }) {
  const { locale, t } = useLanguage();
  const nothing = <span className="admin-muted">–</span>;
  switch (column) {
    case 'created':
      return <Moment at={lead.createdAt} />;
    case 'name':
      return (
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
      );
    case 'kind':
      return t.leads.kinds[lead.kind];
    case 'platform':
      return lead.platform === null ? nothing : platformName(t.leads, lead.platform);
    case 'budget':
      return lead.budget === null ? nothing : formatEuro(locale, lead.budget);
    case 'source':
      return <Cut text={sourceName(t.leads, lead.source)} />;
    case 'locale':
      return languageName(locale, lead.locale);
    case 'status':
      return <StatusSelect lead={lead} />;
    case 'followUp':
      return lead.followUp === null ? nothing : <FollowUp day={lead.followUp} />;
    case 'assignee':
      return lead.assignee ? <Cut text={calledName(lead.assignee)} /> : nothing;
    case 'delivery':
      return <DeliveryBadge state={lead.delivery} />;
  }
}

/** A text that a narrow column truncates; the tooltip has the whole text. */
const Cut = ({ text }: { text: string }) => (
  <span className="leads-cut" title={text}>
    <Typed>{text}</Typed>
  </span>
);
