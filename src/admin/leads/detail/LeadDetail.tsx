import { Anchor, Badge, Flex, Stack } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { phoneAddress } from '../../../domain/lead/phone.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { deviceName, nameIn, sourceName } from '../../../i18n/export/lead-names.ts';
import { fill } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useAccount } from '../../api/use-account.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Email } from '../../ui/Email.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { ContactFields } from '../ContactFields.tsx';
import { StatusMeter } from '../StatusMeter.tsx';
import { Delivery } from './Delivery.tsx';
import { History } from './History.tsx';
import { LeadControls } from './LeadControls.tsx';
import { LeadPerson } from './LeadPerson.tsx';
import { LeadSends } from './LeadSends.tsx';
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
    <Stack className="leads-detail" gap={24} pb={24}>
      <Flex className="admin-breaks" component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
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
      </Flex>
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
      {lead.kind !== 'manual' && !lead.demo && (
        <section aria-labelledby={`${id}-sends`}>
          <h3 id={`${id}-sends`}>{t.sends.lead.title}</h3>
          <LeadSends lead={lead} />
        </section>
      )}
      {role && mayManage(role) && (
        <section aria-labelledby={`${id}-person`}>
          <h3 id={`${id}-person`}>{t.leads.tools.privacy}</h3>
          <LeadPerson lead={lead} />
        </section>
      )}
    </Stack>
  );
}

/*
 * Page and referrer are plain text: a visitor's browser sent them, and a link would invite the user to follow it.
 */

/** Returns the visitor's origin: of the first visit if analytics was accepted, else of this visit. */
function originFacts(t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  return [
    { label: t.columns.source, value: sourceName(t, lead.source) },
    ...(lead.referrer ? [{ label: t.detail.referrer, value: lead.referrer, wide: true }] : []),
    // The source is already shown above, unless the visitor typed another one.
    ...Object.entries(lead.utm)
      .filter(([key, value]) => key !== 'utm_source' || value.trim().toLowerCase() !== lead.source)
      .map(([key, value]) => ({ label: nameIn(t.detail.utm, key), value })),
  ];
}

/** Returns the facts at the time when the form was sent (docs/decisions/0029-one-page-of-a-visit.md). */
function sendingFacts(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  const words = t.detail;
  return [
    ...(lead.page === null ? [] : [{ label: words.page, value: lead.page === '/' ? words.home : lead.page }]),
    { label: words.device, value: deviceName(t, lead.userAgentFamily) },
    { label: t.columns.locale, value: languageName(locale, lead.locale) },
    { label: words.consent, value: <ConsentState consent={lead.consent} />, wide: true },
  ];
}

/** The visitor's cookie consent at the time of the lead, for each category. */
function ConsentState({ consent }: { consent: LeadDetailDto['consent'] }) {
  const { t } = useLanguage();
  const words = t.leads.detail;
  if (!consent) return words.noConsent;
  return (
    <Flex component="span" gap="0.375rem 0.5rem" align="center" wrap="wrap">
      {(['analytics', 'marketing', 'functional'] as const).map((category) => (
        <Badge
          key={category}
          leftSection={<Glyph name={consent[category] ? 'delivered' : 'dead'} />}
          data-state={consent[category] ? 'delivered' : 'none'}
        >
          {fill(words.consentTo, {
            category: words[category],
            answer: consent[category]
              ? words.accepted
              : category === 'marketing' && consent.objected
                ? words.objection
                : words.refused,
          })}
        </Badge>
      ))}
      <Moment at={consent.at} show="full" />
    </Flex>
  );
}

/** The other requests of the same person, newest first. */
function OtherLeads({ others }: { others: LeadDetailDto['others'] }) {
  const { t } = useLanguage();
  const { search, state } = useLocation();
  return (
    <Flex className="leads-others" component="ul" direction="column" gap={6}>
      {others.map(({ id, kind, createdAt, status }) => (
        <Flex component="li" gap="0.25rem 1rem" justify="space-between" wrap="wrap" key={id}>
          <Link to={{ pathname: `/dashboard/leads/${encodeURIComponent(id)}`, search }} replace state={state}>
            {t.leads.kinds[kind]} · <Moment at={createdAt} show="full" />
          </Link>
          <StatusMeter status={status} />
        </Flex>
      ))}
    </Flex>
  );
}
