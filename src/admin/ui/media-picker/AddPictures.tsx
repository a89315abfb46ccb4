import { Button, type ButtonProps } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { Glyph } from '../Glyph.tsx';
import { ACCEPT } from './refusal.ts';

interface AddPicturesProps extends ButtonProps {
  label: string;
  add: (files: File[]) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the system's file dialog, for several files at once. */
export function AddPictures({ label, add, ref, ...button }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        {...(ref && { ref })}
        leftSection={<Glyph name="upload" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Reset, so that choosing the same file again fires a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
