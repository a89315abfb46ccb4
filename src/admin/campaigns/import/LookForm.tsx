import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LookDto, LookedAt } from '../../../contracts/campaigns/campaign-look.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { campaignsKey } from '../campaign-queries.ts';
import { dayText } from './import-words.ts';

interface LookFormProps {
  campaign: string;
  /** The listeners' report, as the list names it. */
  audience: string;
  unusual: Pick<LookedAt, 'rule' | 'from' | 'to'>;
  look: LookDto | undefined;
  /** What can explain them. */
  reasons: readonly LookedAt['reason'][];
  /** Whether the client can be shown them. */
  forClient?: boolean;
  /** Names the form for screen readers. */
  label: string;
}

/** What a person found at unusual days, and whether the client sees them. Saved again, it replaces the earlier look. */
export function LookForm({
  campaign,
  audience,
  unusual: { rule, from, to },
  look,
  reasons,
  forClient = false,
  label,
}: LookFormProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.unusual.look;
  const [reason, setReason] = useState<LookedAt['reason']>(look?.reason ?? 'unknown');
  const [shown, setShown] = useState(look?.shown ?? false);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /campaigns/{id}/looks', {
        params: { id: campaign },
        body: { audience, rule, from, to, reason, shown },
      }),
    onSuccess: () => {
      toastDone(words.saved);
      void queries.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className="import-look" aria-label={label} onSubmit={submit}>
      <NativeSelect
        label={words.reason}
        value={reason}
        onChange={(event) => setReason(reasons.find((one) => one === event.currentTarget.value) ?? 'unknown')}
        data={reasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      {forClient && (
        <Checkbox
          label={words.shown}
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
      )}
      <Button type="submit" variant="default" loading={isPending}>
        {words.save}
      </Button>
      {look && (
        <p className="admin-muted">
          <Filled
            text={words.by}
            typed={{ day: dayText(locale, look.at), name: look.by ?? t.campaignImport.someone }}
          />{' '}
          {forClient && (look.shown ? words.visible : words.hidden)}
        </p>
      )}
      {error && <CallFailure error={error} />}
    </form>
  );
}
