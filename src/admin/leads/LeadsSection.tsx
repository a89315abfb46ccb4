import { Heading } from '../parts/Heading.tsx';
import { useLanguage } from '../texts.ts';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadList } from './LeadList.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
import './leads.css';
import './lead-detail.css';

/** The leads, and the one of the address over them. */
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
