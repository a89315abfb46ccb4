import { Box, Button, Flex, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { type LeadStatus, leadStatuses } from '../../../domain/lead/lead-values.ts';
import { useLanguage } from '../../texts.ts';
import { SteppedSelect } from '../../ui/fields/SteppedSelect.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { assigneeOptions } from '../assignee-options.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { useSetStatus } from '../StatusChanges.tsx';
import { useLeadChange } from '../use-lead-change.ts';
import { FollowUpField } from './FollowUpField.tsx';
import { LeadOutcome } from './LeadOutcome.tsx';

/** The controls of a lead: its status with the outcome, its assignee, its follow-up, and the campaigns of a won lead. */
export function LeadControls({ lead }: { lead: LeadDetailDto }) {
  const { t } = useLanguage();
  const known = useQuery(assigneesQuery).data ?? [];
  const { mutate } = useLeadChange();
  const setStatus = useSetStatus();
  // The current assignee stays in the menu while the accounts are loading, and after the account was deleted.
  const { assignee } = lead;
  const people = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known;
  return (
    <div className="leads-controls">
      <SteppedSelect
        label={t.leads.columns.status}
        value={lead.status}
        data={leadStatuses.map((value) => ({ value, label: t.leads.statuses[value] }))}
        choose={(status) => setStatus([lead], status as LeadStatus)}
      />
      <SteppedSelect
        label={t.leads.columns.assignee}
        value={assignee?.id ?? ''}
        data={[{ value: '', label: t.leads.unassigned }, ...assigneeOptions(people)]}
        choose={(chosen) =>
          mutate({ leads: [lead], change: { assignee: people.find(({ id }) => id === chosen) ?? null } })
        }
      />
      <FollowUpField lead={lead} />
      {(lead.status === 'won' || lead.status === 'lost') && <LeadOutcome lead={lead} outcome={lead.status} />}
      {lead.status === 'won' && (
        <Group gap="0.5rem 1rem" mih={36} style={{ gridColumn: '1 / -1' }}>
          <LeadCampaigns lead={lead} />
        </Group>
      )}
    </div>
  );
}

/** The campaigns that were created from a won lead, and the link to a new campaign. */
function LeadCampaigns({ lead: { id, campaigns } }: { lead: LeadDetailDto }) {
  const { t } = useLanguage();
  const { detail } = t.leads;
  const isFirst = campaigns.length === 0;
  return (
    <>
      {!isFirst && (
        <Box className="leads-campaigns" flex="1 1 100%">
          <span id="lead-campaigns">{detail.campaigns}</span>
          <Flex component="ul" gap="0 1rem" wrap="wrap" aria-labelledby="lead-campaigns">
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <Link to={`/dashboard/campaigns/${campaign.id}`}>
                  <Typed>{campaign.artist}</Typed>
                </Link>
              </li>
            ))}
          </Flex>
        </Box>
      )}
      <Button
        component={Link}
        variant={isFirst ? 'filled' : 'default'}
        to={`/dashboard/campaigns/new?lead=${encodeURIComponent(id)}`}
      >
        {isFirst ? detail.campaign : detail.anotherCampaign}
      </Button>
    </>
  );
}
