import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { useShortForm } from '../ui/form/use-short-form.ts';
import { Countdown } from '../ui/time/Countdown.tsx';

interface LinkFormProps {
  form: ReturnType<typeof useShortForm>;
  /** The text of the button. */
  submit: string;
  /** The texts and fields above the button. */
  children: ReactNode;
}

/** The frame of the forms about a link to a new password: fields, the wait after too many attempts, the button. */
export function LinkForm({ form, submit, children }: LinkFormProps) {
  return (
    <form onSubmit={form.submit} className="admin-stack" noValidate>
      {children}
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {submit}
      </Button>
    </form>
  );
}

/** Returns the error props of a field. An alert, since a screen reader does not repeat a field that has the focus. */
export const errorOf = (name: string, { errors }: LinkFormProps['form']) => ({
  error: errors[name],
  errorProps: { role: 'alert' },
});
