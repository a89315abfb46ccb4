import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { IntegrationsForm } from './IntegrationsForm.tsx';
import { integrationsQuery } from './integration-queries.ts';
import './integrations.css';

/** The five marketing integrations. The loaded form stays when a later load fails: the user may be typing in it. */
export function IntegrationsSection() {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(integrationsQuery);
  if (data) return <IntegrationsForm latest={data} />;
  return (
    <>
      <Heading>{t.sections['marketing-integrations']}</Heading>
      {error ? <Failed error={error} retry={refetch} /> : <Waiting />}
    </>
  );
}
