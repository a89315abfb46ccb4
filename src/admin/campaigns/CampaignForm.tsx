import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { AsTyped } from '../../api/client-types.ts';
import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { RequiredNote } from '../ui/fields/RequiredNote.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { RestoredNotice } from '../ui/form/RestoredNotice.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { CampaignFields } from './CampaignFields.tsx';
import { campaignsKey } from './campaign-queries.ts';
import { bodyOf, type CampaignValues, valuesOf } from './draft.ts';

interface CampaignFormProps {
  /** The campaign as it was last loaded; a campaign that does not exist yet has version 0. */
  latest: { version: number; values: CampaignValues };
  /** Name under which typed values survive a reload. */
  keep: string;
  /** Stores the campaign, based on `version`, and returns the stored campaign. @throws ApiError */
  send: (draft: AsTyped<CampaignDraft>, version: number) => Promise<CampaignDto>;
  submit: string;
  /** The sentence for a successful save, with `{artist}`. */
  said: string;
  /** Is called once the campaign is stored. */
  done: () => void;
  /** Closes the form without saving. */
  leave: () => void;
  /** Is called with whether closing the form would lose typed text. */
  onUnsaved: (unsaved: boolean) => void;
  children?: ReactNode;
}

/** The form of a new or an existing campaign. The server validates it; its messages are shown at the fields. */
export function CampaignForm({
  latest,
  keep,
  send,
  submit,
  said,
  done,
  leave,
  onUnsaved,
  children,
}: CampaignFormProps) {
  const { locale, t } = useLanguage();
  const queries = useQueryClient();
  const form = useForm({
    latest,
    keep,
    draftOf: ({ values }) => values,
    // The message about the order of the two days is shown at the last day; a change of either day removes it. The message
    // about a first day in the future is removed when the status changes.
    about: { endsOn: ['startsOn'], startsOn: ['status'] },
    withoutField: ['leadId'],
    send: async (draft, version) => {
      const campaign = await send(bodyOf(draft, locale), version);
      return { version: campaign.version, values: valuesOf(campaign, locale) };
    },
    onSaved: (_campaign, { artist }) => {
      toastDone(<Filled text={said} typed={{ artist }} />);
      void queries.invalidateQueries({ queryKey: campaignsKey });
      done();
    },
    refresh: () => void queries.invalidateQueries({ queryKey: campaignsKey }),
  });
  const { unsaved, failure } = form;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, unsaved]);
  return (
    <form onSubmit={form.onSubmit} noValidate className="admin-stack">
      <RestoredNotice form={form} />
      {children}
      <RequiredNote />
      <CampaignFields form={form} />
      <ConflictNotice form={form} />
      {failure && (
        <CallFailure error={failure} message={isMissing(failure) ? t.campaigns.missing : undefined} />
      )}
      <div className="admin-actions">
        <Button type="submit" loading={form.saving} disabled={form.conflict}>
          {submit}
        </Button>
        <Button variant="default" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
