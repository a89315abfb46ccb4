import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../texts.ts';

interface LinkAddressProps {
  label: ReactNode;
  url: string;
  /** Whether the browser refused to copy the address; it is then selected, so that the user can copy it. */
  refused: boolean;
}

/** The address of an invitation link, as a field to copy from. */
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
      description={refused ? t.reviews.links.refused : t.reviews.links.shownOnce}
      descriptionProps={refused ? { role: 'alert' } : {}}
      readOnly
      value={url}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
