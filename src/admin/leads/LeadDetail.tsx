import { Anchor, Badge } from '@mantine/core';
import { useId } from 'react';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { mayManage } from '../../domain/account/role.ts';
import { phoneAddress } from '../../domain/lead/phone.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Email } from '../ui/Email.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Moment } from '../ui/Moment.tsx';
import { ContactFields } from './ContactFields.tsx';
import { Delivery } from './Delivery.tsx';
import { History } from './History.tsx';
import { LeadControls } from './LeadControls.tsx';
import { LeadPerson } from './LeadPerson.tsx';
import { OtherLeads } from './OtherLeads.tsx';
import { originFacts, sendingFacts } from './origin-facts.tsx';
import { typedFacts } from './typed-facts.tsx';

/** Encodes the address except its `@`: a `?` or `&` in an address must not add a header to the mail. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface LeadDetailProps {
  lead: LeadDetailDto;
  /** Is called with whether closing the drawer would lose typed text. */
  onUnsaved: (unsaved: boolean) => void;
}

/** All facts of a lead, in the order in which they are needed for a phone call to the person. */
export function LeadDetail({ lead, onUnsaved }: LeadDetailProps) {
  const { locale, t } = useLanguage();
  const words = t.leads.detail;
  const id = useId();
  const role = useAccount().data?.role;
  return (
    <div className="leads-detail">
      <p className="leads-lead">
        {lead.phone !== null && <Anchor href={phoneAddress(lead.phone)}>{lead.phone}</Anchor>}
        {lead.email !== '' && (
          <Anchor href={mailto(lead.email)}>
            <Email>{lead.email}</Email>
          </Anchor>
        )}
        <span className="admin-muted">
          {t.leads.kinds[lead.kind]} · <Moment at={lead.createdAt} show="full" />
        </span>
        {lead.demo && <Badge data-state="sample">{t.leads.demo}</Badge>}
      </p>
      <LeadControls lead={lead} />
      <section aria-labelledby={`${id}-contact`}>
        <h3 id={`${id}-contact`}>{t.leads.work.contact.title}</h3>
        <ContactFields lead={lead} />
      </section>
      <section aria-labelledby={`${id}-typed`}>
        <h3 id={`${id}-typed`}>{words.typed}</h3>
        <Facts facts={typedFacts(locale, t.leads, lead)} />
      </section>
      {lead.others.length > 0 && (
        <section aria-labelledby={`${id}-others`}>
          <h3 id={`${id}-others`}>{t.leads.work.others}</h3>
          <OtherLeads others={lead.others} />
        </section>
      )}
      <section aria-labelledby={`${id}-history`}>
        <h3 id={`${id}-history`}>{words.history}</h3>
        <History lead={lead} onUnsaved={onUnsaved} />
      </section>
      <section aria-labelledby={`${id}-deliveries`}>
        <h3 id={`${id}-deliveries`}>{words.deliveries}</h3>
        {lead.deliveries.length === 0 && <p className="admin-muted">{t.leads.delivery.none}</p>}
        {lead.demo && lead.deliveries.length > 0 && <p className="admin-muted">{t.leads.delivery.sample}</p>}
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
      {lead.kind !== 'manual' && (
        <section aria-labelledby={`${id}-sending`}>
          <h3 id={`${id}-sending`}>{words.sending}</h3>
          <Facts facts={sendingFacts(locale, t.leads, lead)} />
        </section>
      )}
      {role && mayManage(role) && (
        <section aria-labelledby={`${id}-person`}>
          <h3 id={`${id}-person`}>{t.leads.tools.privacy}</h3>
          <LeadPerson lead={lead} />
        </section>
      )}
    </div>
  );
}
