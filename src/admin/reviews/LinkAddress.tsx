import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../texts.ts';

interface LinkAddressProps {
  label: ReactNode;
  url: string;
  /** The browser did not let it be copied: it is selected, and somebody copies it by hand. */
  refused: boolean;
}

/** The address of a link, to be read and copied. */
export function LinkAddress({ label, url, refused }: LinkAddressProps) {
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refused) return;
    field.current?.focus();
    field.current?.select();
  }, [refused]);
  return (
    <TextInput
      ref={field}
      label={label}
      description={refused ? t.reviews.links.refused : undefined}
      descriptionProps={{ role: 'alert' }}
      readOnly
      value={url}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
