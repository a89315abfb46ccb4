import { Heading } from '../parts/Heading.tsx';
import { useLanguage } from '../texts.ts';

export function LeadsSection() {
  const { t } = useLanguage();
  return <Heading>{t.leads.title}</Heading>;
}
