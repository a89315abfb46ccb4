import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { QuarantineDrawer } from '../ui/quarantine/QuarantineDrawer.tsx';
import { AddLeadButton } from './AddLeadButton.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadList } from './LeadList.tsx';
import { StatusChanges } from './StatusChanges.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
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
