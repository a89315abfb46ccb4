import { Button, Flex, Group } from '@mantine/core';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { formatEuro } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { useSetStatus } from '../StatusChanges.tsx';

interface LeadOutcomeProps {
  lead: LeadDetailDto;
  outcome: 'won' | 'lost';
}

/** Why a lead was lost, or the amount of a won one, with the button that changes it. */
export function LeadOutcome({ lead, outcome }: LeadOutcomeProps) {
  const { locale, t } = useLanguage();
  const { lost, won } = t.leads.work;
  const setStatus = useSetStatus();
  return (
    <Group gap="0.5rem 1rem" align="flex-start" justify="space-between" style={{ gridColumn: '1 / -1' }}>
      <Flex component="p" direction="column" flex="1 1 14rem">
        <span className="admin-muted">{outcome === 'won' ? won.amount : lost.reason}</span>
        {outcome === 'won' ? (
          <strong className="admin-figure">
            {lead.wonValue === null ? won.unknown : formatEuro(locale, lead.wonValue / 100)}
          </strong>
        ) : (
          <>
            <strong>{lead.lostReason === null ? '–' : lost.reasons[lead.lostReason]}</strong>
            {lead.lostNote !== null && (
              <span className="leads-text" dir="auto">
                <Typed>{lead.lostNote}</Typed>
              </span>
            )}
          </>
        )}
      </Flex>
      <Button variant="default" size="xs" onClick={() => setStatus([lead], outcome)}>
        {outcome === 'won' ? won.edit : lost.edit}
      </Button>
    </Group>
  );
}
