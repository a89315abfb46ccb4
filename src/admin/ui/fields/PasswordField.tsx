import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useLanguage } from '../../texts.ts';

/** A field for a secret, which can be made visible. Mantine sets `aria-invalid` on every other field, but not on this one. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLanguage();
  const own = useId();
  const id = props.id ?? own;
  return (
    <PasswordInput
      {...props}
      id={id}
      {...(props.error && { 'aria-invalid': true })}
      // Several fields of one form have this button.
      visibilityToggleButtonProps={{
        'aria-label': t.shared.showPassword,
        'aria-describedby': `${id}-label`,
        tabIndex: 0,
      }}
    />
  );
}
