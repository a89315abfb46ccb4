import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScreenOf } from '../../domain/account/screens.ts';
import { type IntegrationName, integrationNames } from '../../domain/settings/integrations.ts';
import { useLanguage } from '../texts.ts';
import { useMoreBeside } from '../ui/use-more-beside.ts';
import { SendsBadge } from './SendsBadge.tsx';

/** The tab of the proofs of consent, which has an address of its own below that of the section. */
export const PROOFS = 'proofs' satisfies ScreenOf<'marketing-integrations'>;
/** The tab of what ad platforms are told, which has one too. */
export const SENDS = 'sends' satisfies ScreenOf<'marketing-integrations'>;
export const ROOT = '/dashboard/marketing-integrations';

export const tabClassNames = {
  list: 'admin-tabs integrations-tabs',
  tab: 'admin-tab integrations-tab',
  tabLabel: 'integrations-tab-label',
  panel: 'integrations-panel',
};

interface IntegrationTabListProps {
  /** Whether an integration's tag is on, or its identifier wrong; by default nothing is marked. */
  stateOf?: (name: IntegrationName) => 'on' | 'off' | 'wrong';
  mark?: (name: IntegrationName) => ReactNode;
}

/** The row of tabs: the five integrations, what ad platforms are told, and the proofs of consent. */
export function IntegrationTabList({ stateOf, mark }: IntegrationTabListProps) {
  const { t } = useLanguage();
  const words = t.integrations;
  const row = useMoreBeside();
  return (
    <Tabs.List ref={row} aria-label={words.tabs}>
      {integrationNames.map((name) => (
        <Tabs.Tab key={name} value={name} data-state={stateOf?.(name)}>
          {words.names[name]}
          {mark?.(name)}
        </Tabs.Tab>
      ))}
      <Tabs.Tab value={SENDS}>
        {words.sends}
        <SendsBadge />
      </Tabs.Tab>
      <Tabs.Tab value={PROOFS}>{words.proofs}</Tabs.Tab>
    </Tabs.List>
  );
}
