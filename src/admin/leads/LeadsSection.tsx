import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { QuarantineDrawer } from '../ui/quarantine/QuarantineDrawer.tsx';
import { AddLead } from './AddLead.tsx';
import { LeadDrawer } from './detail/LeadDrawer.tsx';
import { LeadList } from './list/LeadList.tsx';
import { ToolsMenu } from './person/ToolsMenu.tsx';
import { StatusChanges } from './StatusChanges.tsx';
import './styles.css';

/** The list of leads, and the lead of the address over it. */
export function LeadsSection() {
  const { t } = useLanguage();
  return (
    <StatusChanges>
      <Heading
        actions={
          <>
            <ToolsMenu />
            <AddLeadButton />
          </>
        }
      >
        {t.leads.title}
      </Heading>
      <LeadList />
      <LeadDrawer />
      <QuarantineDrawer of="leads" />
    </StatusChanges>
  );
}

/** Opens the form of a lead that is entered by hand. */
function AddLeadButton() {
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
