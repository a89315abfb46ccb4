import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadList } from './LeadList.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';

/** The list of leads, and the lead of the address over it. */
export function LeadsSection() {
  const { t } = useLanguage();
  return (
    <>
      <Heading actions={<ToolsMenu />}>{t.leads.title}</Heading>
      <LeadList />
      <LeadDrawer />
    </>
  );
}
