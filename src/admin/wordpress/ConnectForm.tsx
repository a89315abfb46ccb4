import { Anchor, Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import { SecretField } from '../ui/fields/SecretField.tsx';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { AuthoriseLink, ProfileLink } from './AuthoriseLink.tsx';
import { BlogRefused, useProblemWords } from './blog-refused.ts';
import { categoriesQuery, connectionQuery, TEST_TIMEOUT_MS } from './connection-queries.ts';

/** The values of the form. They never contain the stored password; an empty field keeps it. */
const draftOf = ({ url, username }: WordpressDto) => ({ url, username, appPassword: '' });
type Draft = ReturnType<typeof draftOf>;

/** Tests the typed connection, and stores it only if the blog accepted it. @throws BlogRefused, ApiError */
async function connect({ appPassword, ...typed }: Draft, version: number): Promise<WordpressDto> {
  const body = { ...typed, ...(appPassword !== '' && { appPassword }) };
  const test = await callApi('POST /settings/wordpress/test', { body, timeoutMs: TEST_TIMEOUT_MS });
  if (test.reason !== null) throw new BlogRefused(test.reason, test.detail);
  return callApi('PUT /settings/wordpress', { body: { ...body, version } });
}

interface ConnectFormProps {
  latest: WordpressDto;
  done: () => void;
  /** Closes the form without a change; absent while no blog is connected. */
  cancel?: () => void;
}

/** The three values of a connection. */
export function ConnectForm({ latest, done, cancel }: ConnectFormProps) {
  const { t } = useLanguage();
  const words = t.wordpress;
  const queries = useQueryClient();
  const problemWords = useProblemWords();
  const form = useForm<WordpressDto, Draft>({
    latest,
    draftOf,
    problems: ({ url, username, appPassword }) => {
      const empty = { url, username, ...(!latest.appPassword.set && { appPassword }) };
      const missing = Object.entries(empty).filter(([, value]) => value.trim() === '');
      return Object.fromEntries(missing.map(([name]) => [name, words.required[name as keyof Draft]]));
    },
    send: (draft, version) => atLeast(connect(draft, version)),
    onSaved: (settings) => {
      queries.setQueryData(connectionQuery.queryKey, settings);
      void queries.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      toastDone(words.connected);
      done();
    },
    refresh: () => void queries.invalidateQueries({ queryKey: connectionQuery.queryKey }),
  });
  const guard = useUnsavedGuard(form.unsaved);
  const field = (name: keyof Draft) => ({ ...form.field(name), label: words.fields[name] });
  return (
    <form onSubmit={form.onSubmit} noValidate className="admin-card wordpress-connect">
      <p className="wordpress-intro">{words.intro}</p>
      <div className="wordpress-fields">
        <TextInput {...field('url')} type="url" placeholder="https://" autoComplete="off" required />
        <TextInput {...field('username')} autoComplete="off" required />
        <SecretField
          {...field('appPassword')}
          stored={latest.appPassword}
          description={latest.appPassword.set ? t.settings.sources.secretSet : words.passwordText}
          required={!latest.appPassword.set}
        />
        <AuthoriseLink url={form.draft.url} />
      </div>
      <ConflictNotice form={form} />
      <LeaveDialog guard={guard} />
      {form.failure && !form.saving && (
        <CallFailure
          error={form.failure}
          message={
            form.failure instanceof BlogRefused && (
              <>
                {problemWords(form.failure)}{' '}
                {form.failure.reason === 'login_password' && <ProfileLink url={form.draft.url} />}
              </>
            )
          }
        />
      )}
      <div className="admin-actions">
        <Button type="submit" loading={form.saving} disabled={form.conflict}>
          {words.connect}
        </Button>
        {cancel && (
          <Button variant="default" disabled={form.saving} onClick={cancel}>
            {t.common.cancel}
          </Button>
        )}
        <span className="admin-muted" role="status">
          {form.saving ? words.connecting : ''}
        </span>
      </div>
      {!cancel && (
        <Anchor component={Link} to="/dashboard/settings/wordpress" inherit underline="always">
          {words.publicOnly}
        </Anchor>
      )}
    </form>
  );
}
