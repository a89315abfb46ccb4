import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useLanguage } from '../texts.ts';

/** A field for a secret, which can be made visible. Mantine sets `aria-invalid` on every other field, but not on this one. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLanguage();
  return (
    <PasswordInput
      {...props}
      {...(props.error && { 'aria-invalid': true })}
      visibilityToggleButtonProps={{ 'aria-label': t.signIn.show, tabIndex: 0 }}
    />
  );
}
