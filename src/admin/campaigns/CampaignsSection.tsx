import { Heading } from '../parts/Heading.tsx';
import { useLanguage } from '../texts.ts';

export function CampaignsSection() {
  const { t } = useLanguage();
  return <Heading>{t.campaigns.title}</Heading>;
}
