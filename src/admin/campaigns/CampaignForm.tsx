import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { CallFailure } from '../parts/CallFailure.tsx';
import { Filled } from '../parts/Typed.tsx';
import { useFocusOnWrong } from '../parts/use-focus-on-wrong.ts';
import { ApiError, callApi, isMissing } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { CampaignFields } from './CampaignFields.tsx';
import { campaignsKey } from './campaign-queries.ts';
import { bodyOf, type CampaignValues } from './draft.ts';

interface CampaignFormProps {
  /** What stands in the fields at first; what comes later is not taken over, somebody may be typing. */
  initial: CampaignValues;
  /** `version`: of the campaign that `initial` shows. */
  save: { method: 'POST'; path: string } | { method: 'PUT'; path: string; version: number };
  submit: string;
  /** The sentence of success, with `{artist}`. */
  said: string;
  /** It was stored. */
  done: () => void;
  /** Closes it without that. */
  leave: () => void;
  onTyped: () => void;
  children?: ReactNode;
}

/** The form of a campaign, new or not. The server checks it; its sentences come to stand at the fields. */
export function CampaignForm({
  initial,
  save,
  submit,
  said,
  done,
  leave,
  onTyped,
  children,
}: CampaignFormProps) {
  const { locale, t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  // Of what was shown at first, also when the campaign was asked for again meanwhile.
  const [shown] = useState('version' in save ? { version: save.version } : {});
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(save.method, save.path, { ...bodyOf(values, locale), ...shown }),
    onSuccess: () => {
      notifications.show({
        message: <Filled text={said} typed={{ artist: values.artist }} />,
        color: 'teal',
        autoClose: 3000,
      });
      void queries.invalidateQueries({ queryKey: campaignsKey });
      done();
    },
  });
  const wrong = error instanceof ApiError ? error.fields : undefined;
  // Then each field says it, and the focus is at the first of them: above the buttons it would only be said twice.
  const names = Object.keys(wrong ?? {});
  const atFields = names.length > 0 && names.every((name) => name in values && name !== 'leadId');
  useFocusOnWrong(form, wrong);
  // What was typed anew is not called wrong any more, until the server has seen it.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const errors = Object.fromEntries(
    Object.entries(wrong ?? {}).filter(([name]) => !corrected.includes(name)),
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setCorrected([]);
    mutate();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="admin-stack">
      {children}
      <CampaignFields
        values={values}
        errors={errors}
        change={(change) => {
          setValues((now) => ({ ...now, ...change }));
          setCorrected((now) => [...now, ...Object.keys(change).flatMap(judgedTogether)]);
          onTyped();
        }}
      />
      {error && !atFields && (
        <CallFailure error={error} message={isMissing(error) ? t.campaigns.missing : undefined} />
      )}
      <div className="admin-actions">
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
        <Button variant="default" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A sentence about the order of the two days stands at the last one, and goes when either is changed. */
const judgedTogether = (name: string): string[] => (name === 'startsOn' ? ['startsOn', 'endsOn'] : [name]);
