import { Anchor } from '@mantine/core';
import { useId } from 'react';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { Email } from '../parts/Email.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Moment } from '../parts/Moment.tsx';
import { useLanguage } from '../texts.ts';
import { Delivery } from './Delivery.tsx';
import { History } from './History.tsx';
import { LeadControls } from './LeadControls.tsx';
import { originFacts, sendingFacts } from './origin-facts.tsx';
import { typedFacts } from './typed-facts.ts';

/** The @ separates the two parts; whatever else an address holds must not become a header of the mail. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface LeadDetailProps {
  lead: LeadDetailDto;
  /** Whether something typed here would be lost with the drawer. */
  onUnsaved: (unsaved: boolean) => void;
}

/** All that is known of a lead, in the order in which somebody who calls back needs it. */
export function LeadDetail({ lead, onUnsaved }: LeadDetailProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.detail;
  const id = useId();
  return (
    <div className="leads-detail">
      <p className="leads-lead">
        <Anchor href={mailto(lead.email)}>
          <Email>{lead.email}</Email>
        </Anchor>
        <span className="admin-muted">
          {t.leads.kinds[lead.kind]} · <Moment at={lead.createdAt} show="full" />
        </span>
        {lead.demo && <span className="leads-demo">{t.leads.demo}</span>}
      </p>
      <LeadControls lead={lead} />
      <section aria-labelledby={`${id}-typed`}>
        <h3 id={`${id}-typed`}>{words.typed}</h3>
        <Facts facts={typedFacts(locale, t.leads, lead)} />
      </section>
      <section aria-labelledby={`${id}-history`}>
        <h3 id={`${id}-history`}>{words.history}</h3>
        <History lead={lead} onUnsaved={onUnsaved} />
      </section>
      <section aria-labelledby={`${id}-deliveries`}>
        <h3 id={`${id}-deliveries`}>{words.deliveries}</h3>
        {lead.deliveries.length === 0 && <p className="admin-muted">{t.leads.delivery.none}</p>}
        <ul className="leads-deliveries">
          {lead.deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-origin`}>
        <h3 id={`${id}-origin`}>{words.origin}</h3>
        <Facts facts={originFacts(t.leads, lead)} />
      </section>
      <section aria-labelledby={`${id}-sending`}>
        <h3 id={`${id}-sending`}>{words.sending}</h3>
        <Facts facts={sendingFacts(locale, t.leads, lead)} />
      </section>
    </div>
  );
}
