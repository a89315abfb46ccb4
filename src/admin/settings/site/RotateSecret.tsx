import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookSettingsDto } from '../../../contracts/settings/webhook-settings.ts';
import { type OverlapHours, overlapHours } from '../../../domain/delivery/overlap-hours.ts';
import { AGENCY_ZONE } from '../../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { Secret } from '../Secret.tsx';
import { settingsKey } from '../settings-query.ts';

interface RotateSecretProps {
  settings: WebhookSettingsDto;
  /** Whether the form beside it has unsaved values: there, a new version would look like another user's change. */
  waits: boolean;
}

/** The button that makes a new signing secret. The old secret can stay valid beside it for some hours. */
export function RotateSecret({ settings, waits }: RotateSecretProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.secret;
  const queries = useQueryClient();
  const [hours, setHours] = useState<OverlapHours>(24);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      atLeast(callApi('POST /settings/webhooks/rotate', { body: { version: settings.version, hours } })),
    onSuccess: (answer) => {
      setAsking(false);
      queries.setQueryData(settingsKey('webhooks'), answer.settings);
    },
    onError: () => void queries.invalidateQueries({ queryKey: settingsKey('webhooks') }),
  });
  const moment = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: AGENCY_ZONE,
  });
  return (
    <div className="admin-stack">
      <p className="admin-muted">{texts.intro}</p>
      <p>
        {settings.secretHint === null ? texts.fromServer : fill(texts.present, { hint: settings.secretHint })}
        {settings.overlapUntil &&
          ` ${fill(texts.overlap, { until: moment.format(new Date(settings.overlapUntil)) })}`}
      </p>
      {data && <Secret label={texts.fresh} secret={data.secret} />}
      {error && <CallFailure error={error} />}
      <NativeSelect
        maw={352}
        label={texts.keep}
        value={String(hours)}
        data={overlapHours.map((value) => ({ value: String(value), label: texts.hours[`h${value}`] }))}
        onChange={({ currentTarget }) =>
          setHours(overlapHours.find((value) => String(value) === currentTarget.value) ?? 24)
        }
      />
      <div className="admin-actions">
        {asking ? (
          <>
            <Button loading={isPending} disabled={waits} onClick={() => mutate()}>
              {texts.confirm}
            </Button>
            <Button variant="default" autoFocus onClick={() => setAsking(false)}>
              {t.common.cancel}
            </Button>
          </>
        ) : (
          <Button variant="default" disabled={waits} onClick={() => setAsking(true)}>
            {texts.rotate}
          </Button>
        )}
        {waits && <span className="admin-muted">{texts.unsaved}</span>}
      </div>
    </div>
  );
}
