import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { MailTestAnswer } from '../../../contracts/settings/mail.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { atLeast } from '../../ui/time/at-least.ts';

/** Longer than the server's own timeout for the mail server. */
const TIMEOUT_MS = 30_000;

interface MailTestProps {
  suggested: string;
  /** Whether there are unsaved settings, which a test would not use. */
  waits: boolean;
}

/** The form that sends a test message with the saved settings, and the result. */
export function MailTest({ suggested, waits }: MailTestProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.mail;
  const own = useAccount().data?.email ?? '';
  const [typed, setTyped] = useState<string>();
  const to = typed ?? (suggested || own);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => atLeast(callApi('POST /settings/mail/test', { body: { to }, timeoutMs: TIMEOUT_MS })),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && !waits) mutate();
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
        maw={352}
        name="to"
        type="email"
        label={texts.testTo}
        value={to}
        error={wrong}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default" loading={isPending} disabled={waits}>
          {texts.test}
        </Button>
        {waits && <p className="admin-muted">{t.settings.secret.unsaved}</p>}
      </div>
      <p role="status" className="settings-outcome" data-state={good ? 'delivered' : 'dead'}>
        {result && !isPending && !waits && (
          <>
            <Glyph name={good ? 'delivered' : 'dead'} />
            {result}
          </>
        )}
      </p>
    </form>
  );
}
