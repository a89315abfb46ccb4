import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useLanguage } from '../texts.ts';

/** A secret that is typed, and can be looked at. The component set marks every wrong field as such but this one. */
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
