import type { LeadRowDto } from '../../contracts/lead.ts';
import { formatEuro } from '../../i18n/format.ts';
import { languageName } from '../parts/language-name.ts';
import { Moment } from '../parts/Moment.tsx';
import { useLanguage } from '../texts.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { LeadLink } from './LeadLink.tsx';
import { platformName, sourceName } from './lead-names.ts';
import { StatusMeter } from './StatusMeter.tsx';
import type { Column } from './use-columns.ts';

/** One value of a lead, as its column shows it. */
export function LeadCell({ lead, column }: { lead: LeadRowDto; column: Column }) {
  const { locale, t } = useLanguage();
  const nothing = <span className="admin-muted">–</span>;
  switch (column) {
    case 'created':
      return <Moment at={lead.createdAt} />;
    case 'name':
      return (
        <>
          <LeadLink lead={lead} />
          {lead.demo && <span className="leads-demo">{t.leads.demo}</span>}
          <span className="leads-email">{lead.email}</span>
        </>
      );
    case 'kind':
      return t.leads.kinds[lead.kind];
    case 'platform':
      return lead.platform === null ? nothing : platformName(t.leads, lead.platform);
    case 'budget':
      return lead.budget === null ? nothing : formatEuro(locale, lead.budget);
    case 'source':
      return <span className="leads-cut">{sourceName(t.leads, lead.source)}</span>;
    case 'locale':
      return languageName(locale, lead.locale);
    case 'status':
      return <StatusMeter status={lead.status} />;
    case 'assignee':
      return lead.assignee ? <span className="leads-cut">{lead.assignee.email}</span> : nothing;
    case 'delivery':
      return <DeliveryBadge state={lead.delivery} />;
  }
}
