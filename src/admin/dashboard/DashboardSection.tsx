import { Heading } from '../parts/Heading.tsx';
import { useLanguage } from '../texts.ts';

export function DashboardSection() {
  const { t } = useLanguage();
  return <Heading>{t.dashboard.title}</Heading>;
}
