import type { PasswordInputProps } from '@mantine/core';
import type { SecretView } from '../../../contracts/settings/settings.ts';
import { PasswordField } from './PasswordField.tsx';

/** A constant number of dots: the length of a secret is not shown either. */
const DOTS = '••••••••';

/** A field for a new secret. The stored secret is never shown, only dots or the server's hint (the end of a key). */
export function SecretField({ stored, ...field }: PasswordInputProps & { stored: SecretView }) {
  return (
    <PasswordField
      {...field}
      {...(stored.set && { placeholder: stored.hint ?? DOTS })}
      autoComplete="new-password"
    />
  );
}
