import { Checkbox, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversionSettingsDto } from '../../../contracts/sends.ts';
import type { ConversionDestination } from '../../../domain/conversion/destinations.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog.tsx';
import { useUnsavedGuard } from '../../ui/feedback/use-unsaved-guard.ts';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { atLeast } from '../../ui/time/at-least.ts';
import { accessQuery, sendsQuery } from './sends-queries.ts';

interface AccessFormProps {
  name: ConversionDestination;
  latest: ConversionSettingsDto;
}

/** The switch and the token of one platform. A stored token is never shown. */
export function AccessForm({ name, latest }: AccessFormProps) {
  const { t } = useLanguage();
  const words = t.sends.access;
  const platform = t.sends.destinations[name];
  const queries = useQueryClient();
  const secret = `${name}Token` as const;
  const stored = latest[secret];
  const form = useForm({
    latest,
    draftOf: ({ googleCustomer, googleAction, ...values }): AccessDraft => ({
      ...{ googleCustomer, googleAction, on: values[name], clear: false },
      ...{ metaToken: '', tiktokToken: '', googleToken: '' },
    }),
    problems: () => ({}),
    send: (draft, version) =>
      atLeast(
        callApi('PUT /settings/conversions', {
          body: {
            ...flagsOf(latest),
            version,
            ...{ googleCustomer: draft.googleCustomer, googleAction: draft.googleAction },
            [name]: draft.on,
            ...(draft.clear ? { [secret]: null } : draft[secret] !== '' && { [secret]: draft[secret] }),
          },
        }),
      ),
    onSaved: (values) => {
      queries.setQueryData(accessQuery.queryKey, values);
      void queries.invalidateQueries(sendsQuery);
      toastDone(words.saved);
    },
    refresh: () => void queries.invalidateQueries(accessQuery),
  });
  const guard = useUnsavedGuard(form.unsaved);
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      className="admin-card sends-access"
      aria-labelledby="sends-access"
    >
      <h2 id="sends-access">{words.title}</h2>
      <Switch
        label={fill(words.on, { name: platform })}
        description={name === 'google' ? words.google.text : words.text}
        checked={form.draft.on}
        onChange={({ currentTarget }) => form.change({ on: currentTarget.checked })}
      />
      {name === 'google' && (
        <>
          <TextInput
            {...form.field('googleCustomer')}
            label={words.google.customer}
            description={words.google.customerText}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput
            {...form.field('googleAction')}
            label={words.google.action}
            description={words.google.actionText}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <SecretField
        {...form.field(secret)}
        stored={stored}
        label={name === 'google' ? words.google.token : words.token}
        description={stored.set ? words.stored : words.where[name]}
        disabled={form.draft.clear}
      />
      {stored.set && (
        <Checkbox
          label={words.clear}
          checked={form.draft.clear}
          onChange={({ currentTarget }) => form.change({ clear: currentTarget.checked })}
        />
      )}
      <LeaveDialog guard={guard} />
      <FormFoot form={form} />
    </form>
  );
}

/** What is typed: a stored token is never in it, and an empty field keeps it. */
interface AccessDraft {
  on: boolean;
  clear: boolean;
  metaToken: string;
  tiktokToken: string;
  googleToken: string;
  googleCustomer: string;
  googleAction: string;
}

/** The switches of all platforms, since they are saved together. */
const flagsOf = ({ meta, tiktok, google }: ConversionSettingsDto) => ({ meta, tiktok, google });
