import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { NAME_MAX_LENGTH } from '../../domain/account/name.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { Countdown } from '../ui/time/Countdown.tsx';

/** The name of the person of the signed-in account. */
export function NameForm({ name }: { name: string }) {
  const words = useLanguage().t.access.name;
  const queries = useQueryClient();
  const form = useShortForm('name', async (typed) => {
    const account = await callApi('PATCH /auth/me', { body: { name: typed('name') } });
    queries.setQueryData(['me'], account);
    toastDone(words.saved);
  });
  return (
    <form onSubmit={form.submit} className="admin-stack" noValidate>
      <TextInput
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={name}
        label={words.label}
        description={words.hint}
        error={form.errors['name']}
        errorProps={{ role: 'alert' }}
      />
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
