import { Tabs } from '@mantine/core';
import {
  type IntegrationName,
  integrationNames,
  isIntegration,
} from '../../domain/configuration/integrations.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useMoreBeside } from '../parts/use-more-beside.ts';
import { useLanguage } from '../texts.ts';
import { type Draft, idIn, type Values } from './draft.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';

interface IntegrationTabsProps {
  draft: Draft;
  tab: IntegrationName;
  open: (name: IntegrationName) => void;
  change: (name: IntegrationName, change: Values) => void;
  /** From now on a wrong identifier of this integration is shown as such. */
  judge: (name: IntegrationName) => void;
  /** The sentence to show at the identifier. */
  wrongIn: (name: IntegrationName) => string | undefined;
}

const classNames = {
  list: 'admin-tabs integrations-tabs',
  tab: 'admin-tab integrations-tab',
  tabLabel: 'integrations-tab-label',
  panel: 'integrations-panel',
};

/** The five tabs. Each says whether its tag is on, and whether something is to be corrected, before it is opened. */
export function IntegrationTabs({ draft, tab, open, change, judge, wrongIn }: IntegrationTabsProps) {
  const { t } = useLanguage();
  const words = t.integrations;
  const row = useMoreBeside();
  return (
    <Tabs
      unstyled
      classNames={classNames}
      value={tab}
      onChange={(name) => name !== null && isIntegration(name) && open(name)}
      keepMounted={false}
    >
      <Tabs.List ref={row} aria-label={words.tabs}>
        {integrationNames.map((name) => {
          const wrong = wrongIn(name) !== undefined;
          const on = draft[name].isEnabled && idIn(draft, name) !== '';
          return (
            <Tabs.Tab key={name} value={name} data-state={wrong ? 'wrong' : on ? 'on' : 'off'}>
              {words.names[name]}
              {(wrong || on) && (
                <>
                  <Glyph name={wrong ? 'dead' : 'delivered'} />
                  <span className="admin-hidden">{wrong ? words.toCorrect : words.on}</span>
                </>
              )}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {integrationNames.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <IntegrationPanel
            name={name}
            values={draft[name]}
            id={idIn(draft, name)}
            wrong={wrongIn(name)}
            change={(changed) => change(name, changed)}
            judge={() => judge(name)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
