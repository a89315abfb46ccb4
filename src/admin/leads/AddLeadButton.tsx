import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { AddLead } from './AddLead.tsx';

/** Opens the form of a lead that is entered by hand. */
export function AddLeadButton() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        {t.leads.work.add.title}
      </Button>
      {open && (
        <AddLead
          close={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
