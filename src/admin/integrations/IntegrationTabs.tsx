import { Tabs } from '@mantine/core';
import { type IntegrationName, integrationNames, isIntegration } from '../../domain/settings/integrations.ts';
import { useLanguage } from '../texts.ts';
import type { Form } from '../ui/form/use-form.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useMoreBeside } from '../ui/use-more-beside.ts';
import { type Draft, idIn, LABEL } from './draft.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';

interface IntegrationTabsProps {
  form: Form<Draft>;
  tab: IntegrationName;
  open: (name: IntegrationName) => void;
}

const classNames = {
  list: 'admin-tabs integrations-tabs',
  tab: 'admin-tab integrations-tab',
  tabLabel: 'integrations-tab-label',
  panel: 'integrations-panel',
};

/** The five tabs. Each tab shows whether its tag is on and whether its identifier is wrong. */
export function IntegrationTabs({ form, tab, open }: IntegrationTabsProps) {
  const { t } = useLanguage();
  const words = t.integrations;
  const { draft, errors } = form;
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
          const wrong = errors[name] !== undefined || (name === 'googleAds' && errors[LABEL] !== undefined);
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
            wrong={errors[name]}
            change={(values) => form.change({ [name]: { ...draft[name], ...values } })}
            leave={() => form.check(name)}
            label={
              name === 'googleAds' ? { wrong: errors[LABEL], leave: () => form.check(LABEL) } : undefined
            }
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
