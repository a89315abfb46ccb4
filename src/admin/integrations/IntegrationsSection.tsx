import { useQuery } from '@tanstack/react-query';
import { Failed } from '../parts/Failed.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useLanguage } from '../texts.ts';
import { IntegrationsForm } from './IntegrationsForm.tsx';
import './integrations.css';
import { integrationsQuery } from './integration-queries.ts';

/** The five marketing integrations. What was loaded stays when a later look fails: somebody may be typing in it. */
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
