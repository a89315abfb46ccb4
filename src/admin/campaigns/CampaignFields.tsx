import { NativeSelect, TextInput } from '@mantine/core';
import { campaignPlatforms, campaignStatuses, isEstimated } from '../../domain/campaign/campaign-values.ts';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { campaignTypes, regions } from '../../domain/simulator/inputs.ts';
import { useLanguage } from '../texts.ts';
import { DayField } from '../ui/fields/DayField.tsx';
import type { Form } from '../ui/form/use-form.ts';
import { ClientFields } from './ClientFields.tsx';
import type { CampaignValues } from './draft.ts';

const results = ['actualViews', 'actualCost', 'actualReach'] as const;

/** The fields of a campaign, each with the server's error message. */
export function CampaignFields({ form }: { form: Form<CampaignValues> }) {
  const { t } = useLanguage();
  const texts = t.campaigns.form;
  const { draft: values, errors } = form;
  const field = (name: keyof CampaignValues & keyof typeof texts) => ({
    ...form.field(name),
    label: texts[name],
  });
  const day = (name: 'startsOn' | 'endsOn') => ({
    ...field(name),
    value: values[name],
    onChange: (typed: string) => form.change({ [name]: typed }),
  });
  const choices = <T extends string>(all: readonly T[], words: Record<T, string>) => [
    { value: '', label: texts.choose, disabled: true },
    ...all.map((value) => ({ value, label: words[value] })),
  ];
  // A planned campaign has no results. Results that were typed or that have an error are never hidden.
  const withResults = values.status !== 'planned' || results.some((name) => values[name] || errors[name]);
  const platform = campaignPlatforms.find((known) => known === values.platform);
  const estimated = platform === undefined || isEstimated(platform);
  return (
    <>
      <TextInput
        {...field('artist')}
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        data-autofocus
        // The code of the form may load after the drawer has opened; by then the drawer has focused its close button.
        autoFocus={values.artist === ''}
      />
      <NativeSelect
        {...field('platform')}
        required
        data={choices(campaignPlatforms, t.leads.platforms)}
        description={estimated ? undefined : texts.notEstimated}
      />
      <div className="campaigns-pair">
        <NativeSelect
          {...field('campaignType')}
          required
          data={choices(campaignTypes, t.leads.campaignTypes)}
        />
        <NativeSelect {...field('country')} required data={choices(regions, t.leads.regions)} />
      </div>
      <TextInput {...field('budget')} required inputMode="decimal" autoComplete="off" />
      <div className="campaigns-pair">
        <DayField {...day('startsOn')} required />
        <DayField {...day('endsOn')} required />
      </div>
      <NativeSelect
        {...field('status')}
        data={campaignStatuses.map((value) => ({ value, label: t.campaigns.statuses[value] }))}
      />
      {withResults && (
        <fieldset className="admin-field campaigns-results">
          <legend>{texts.results}</legend>
          <div className="campaigns-pair">
            <TextInput
              {...field('actualViews')}
              label={estimated ? texts.actualViews : texts.actualStreams}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextInput {...field('actualCost')} inputMode="decimal" autoComplete="off" />
          </div>
          {estimated && (
            <TextInput
              {...field('actualReach')}
              label={platform === 'youtube' ? texts.actualReach : texts.actualImpressions}
              inputMode="numeric"
              autoComplete="off"
              mt="sm"
              w="100%"
            />
          )}
        </fieldset>
      )}
      <ClientFields form={form} />
    </>
  );
}
