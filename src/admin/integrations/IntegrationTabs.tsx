import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type IntegrationName, integrationNames, isIntegration } from '../../domain/settings/integrations.ts';
import { useLanguage } from '../texts.ts';
import type { Form } from '../ui/form/use-form.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { type Draft, idIn, LABEL } from './draft.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';
import { IntegrationTabList, PROOFS, ROOT, SENDS, tabClassNames } from './IntegrationTabList.tsx';

interface IntegrationTabsProps {
  form: Form<Draft>;
  tab: IntegrationName;
  open: (name: IntegrationName) => void;
}

/** The five tabs, and those with an address of their own. Each shows whether its tag is on and whether its identifier is wrong. */
export function IntegrationTabs({ form, tab, open }: IntegrationTabsProps) {
  const { t } = useLanguage();
  const words = t.integrations;
  const { draft, errors } = form;
  const navigate = useNavigate();
  const stateOf = (name: IntegrationName) => {
    if (errors[name] !== undefined || (name === 'googleAds' && errors[LABEL] !== undefined)) return 'wrong';
    return draft[name].isEnabled && idIn(draft, name) !== '' ? 'on' : 'off';
  };
  const mark = (name: IntegrationName) => {
    const state = stateOf(name);
    if (state === 'off') return null;
    return (
      <>
        <Glyph name={state === 'wrong' ? 'dead' : 'delivered'} />
        <span className="admin-hidden">{state === 'wrong' ? words.toCorrect : words.on}</span>
      </>
    );
  };
  return (
    <Tabs
      unstyled
      classNames={tabClassNames}
      value={tab}
      onChange={(name) => {
        if (name === PROOFS || name === SENDS) void navigate(`${ROOT}/${name}`);
        else if (name !== null && isIntegration(name)) open(name);
      }}
      keepMounted={false}
    >
      <IntegrationTabList stateOf={stateOf} mark={mark} />
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
