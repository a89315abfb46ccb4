import { TextInput } from '@mantine/core';
import { type IntegrationName, integrations } from '../../domain/configuration/integrations.ts';
import { fill, intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { Values } from './draft.ts';
import { IntegrationTest } from './IntegrationTest.tsx';
import { Toggle } from './Toggle.tsx';

interface IntegrationPanelProps {
  name: IntegrationName;
  values: Values;
  /** As it would be saved. */
  id: string;
  /** What to say of a wrong identifier. */
  wrong: string | undefined;
  change: (change: Values) => void;
  judge: () => void;
}

/** What an identifier looks like at its vendor. */
const placeholders: Record<IntegrationName, string> = {
  googleAnalytics: 'G-XXXXXXXXXX',
  googleTagManager: 'GTM-XXXXXXX',
  googleAds: 'AW-000000000',
  metaPixel: '000000000000000',
  tiktokPixel: '0000000000000000000',
};

/** One integration: its identifier and a trial of it, whether it is on, and what it may do. */
export function IntegrationPanel({ name, values, id, wrong, change, judge }: IntegrationPanelProps) {
  const { locale, t } = useLanguage();
  const words = t.integrations;
  const { id: field, needs, toggles } = integrations[name];
  const categories = new Intl.ListFormat(intlTag(locale)).format(
    needs.map((category) => words.categories[category]),
  );
  return (
    <div className="admin-card">
      <h2>{words.names[name]}</h2>
      <div className="integrations-id">
        <TextInput
          label={words.id[name]}
          value={String(values[field])}
          placeholder={placeholders[name]}
          error={wrong}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
          onBlur={judge}
        />
        {/* Another identifier is another trial: what was said of the one before would be wrong. */}
        <IntegrationTest key={id} name={name} id={id} />
      </div>
      <Toggle
        label={words.enabled}
        text={fill(words.needs, { categories })}
        on={values['isEnabled'] === true}
        change={(on) => change({ isEnabled: on })}
      />
      {values['isEnabled'] === true && id === '' && <p role="status">{words.withoutId}</p>}
      {toggles.map((toggle) => (
        <Toggle
          key={toggle}
          {...words.toggles[toggle]}
          on={values[toggle] === true}
          change={(on) => change({ [toggle]: on })}
        />
      ))}
    </div>
  );
}
