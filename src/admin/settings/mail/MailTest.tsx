import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { MailTestAnswer } from '../../../contracts/mail.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { atLeast } from '../../parts/at-least.ts';
import { messageOf } from '../../parts/Failed.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { ApiError, callApi } from '../../session/api.ts';
import { useAccount } from '../../session/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { useSettingsTexts } from '../settings-texts.ts';

/** Longer than the server's own patience with the mail server. */
const TIMEOUT_MS = 30_000;

/** Sends one message with the saved settings, and says what came of it. */
export function MailTest({ suggested }: { suggested: string }) {
  const { locale, t } = useLanguage();
  const texts = useSettingsTexts().mail;
  const own = useAccount().data?.email ?? '';
  const [typed, setTyped] = useState<string>();
  const to = typed ?? (suggested || own);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      atLeast(callApi<MailTestAnswer>('POST', '/settings/mail/test', { to }, undefined, TIMEOUT_MS)),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const said = ({ result, reason, status, durationMs }: MailTestAnswer) =>
    result === 'failed' && reason !== null
      ? [texts.failures[reason], status !== null && `(${status})`].filter(Boolean).join(' ')
      : fill(result === 'kept' ? texts.kept : texts.sent, { ms: formatNumber(locale, durationMs) });
  const good = data !== undefined && data.result !== 'failed';
  const wrong = error instanceof ApiError ? error.fields['to'] : undefined;
  const result = data ? said(data) : error && !wrong ? messageOf(error, t) : undefined;
  return (
    <form onSubmit={onSubmit} noValidate className="admin-card" aria-labelledby="test-title">
      <h2 id="test-title">{texts.testTitle}</h2>
      <p className="admin-muted">{texts.testText}</p>
      <TextInput
        className="settings-short"
        name="to"
        type="email"
        label={texts.testTo}
        value={to}
        error={wrong}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default" loading={isPending}>
          {texts.test}
        </Button>
      </div>
      <p role="status" className="settings-outcome" data-state={good ? 'delivered' : 'dead'}>
        {result && !isPending && (
          <>
            <Glyph name={good ? 'delivered' : 'dead'} />
            {result}
          </>
        )}
      </p>
    </form>
  );
}
