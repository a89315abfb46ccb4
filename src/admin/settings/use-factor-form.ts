import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../parts/Failed.tsx';
import { ApiError } from '../session/api.ts';
import { useLanguage } from '../texts.ts';

/**
 * A form of the second factor: sends what was typed, and puts the server's sentences at the fields.
 * @param last the field that has the sentence when it belongs to none
 */
export function useFactorForm(
  last: 'password' | 'code',
  send: (typed: { password: string; code: string }) => Promise<unknown>,
) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    try {
      await send({ password: typed('password'), code: typed('code') });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { [last]: messageOf(error, t) });
    }
    setBusy(false);
  };
  return { busy, errors, submit };
}
