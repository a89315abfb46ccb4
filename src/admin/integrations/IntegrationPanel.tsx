import { Stack, Switch, TextInput } from '@mantine/core';
import { type IntegrationName, integrations } from '../../domain/settings/integrations.ts';
import { fill, intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { splitSendTo, type Values } from './draft.ts';
import { IntegrationTest } from './IntegrationTest.tsx';

interface IntegrationPanelProps {
  name: IntegrationName;
  values: Values;
  /** The identifier as it would be saved. */
  id: string;
  /** The error message about the identifier. */
  wrong: string | undefined;
  change: (change: Values) => void;
  /** Is called when the identifier loses the focus: from then on, it is checked while it is typed. */
  leave: () => void;
  /** The error of the conversion label, and its loss of focus; only Google Ads has one. */
  label: { wrong: string | undefined; leave: () => void } | undefined;
}

/** The format of each vendor's identifiers. */
const placeholders: Record<IntegrationName, string> = {
  googleAnalytics: 'G-XXXXXXXXXX',
  googleTagManager: 'GTM-XXXXXXX',
  googleAds: 'AW-000000000',
  metaPixel: '000000000000000',
  tiktokPixel: '0000000000000000000',
};

/** One integration: its identifier with a test button, its on/off switch, and the switches of its features. */
export function IntegrationPanel({ name, values, id, wrong, change, leave, label }: IntegrationPanelProps) {
  const { locale, t } = useLanguage();
  const words = t.integrations;
  const { id: field, needs, toggles } = integrations[name];
  const categories = new Intl.ListFormat(intlTag(locale)).format(
    needs.map((category) => words.categories[category]),
  );
  return (
    <div className="admin-card">
      <Stack gap="lg">
        <h2>{words.names[name]}</h2>
        <p className="admin-muted">{words.tells[name]}</p>
        <div className="integrations-id">
          <TextInput
            label={words.id[name]}
            value={String(values[field])}
            placeholder={placeholders[name]}
            error={wrong}
            // Long enough for a whole pasted `send_to`.
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) =>
              change(label ? splitSendTo(value) : { [field]: value })
            }
            onBlur={() => {
              if (values[field] !== id) change({ [field]: id });
              soon(leave);
            }}
          />
          {/* A test result belongs to one identifier: the key removes it when the identifier changes. */}
          <IntegrationTest key={id} name={name} id={id} />
        </div>
        {label && (
          <TextInput
            maw={512}
            label={words.conversionLabel.label}
            description={
              values['conversionLabel'] === ''
                ? `${words.conversionLabel.text} ${words.conversionLabel.without}`
                : words.conversionLabel.text
            }
            value={String(values['conversionLabel'])}
            error={label.wrong}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ currentTarget }) => change({ conversionLabel: currentTarget.value })}
            onBlur={() => soon(label.leave)}
          />
        )}
        <Switch
          label={words.enabled}
          // Without this, the description would be part of the accessible name.
          aria-label={words.enabled}
          description={fill(words.needs, { categories })}
          checked={values['isEnabled'] === true}
          onChange={({ currentTarget }) => change({ isEnabled: currentTarget.checked })}
        />
        {values['isEnabled'] === true && id === '' && <p role="status">{words.withoutId}</p>}
      </Stack>
      <Stack className="integrations-toggles" gap="lg">
        {toggles.map((toggle) => (
          <Switch
            key={toggle}
            label={words.toggles[toggle].label}
            aria-label={words.toggles[toggle].label}
            description={words.toggles[toggle].text}
            checked={values[toggle] === true}
            onChange={({ currentTarget }) => change({ [toggle]: currentTarget.checked })}
          />
        ))}
      </Stack>
    </div>
  );
}

/** Runs after the pointer is released: an earlier message would move the clicked switch away. */
const soon = (check: () => void) => setTimeout(check, 250);
