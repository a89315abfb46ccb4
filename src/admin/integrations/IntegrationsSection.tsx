import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { IntegrationsForm } from './IntegrationsForm.tsx';
import { PROOFS, SENDS } from './IntegrationTabList.tsx';
import { integrationsQuery } from './integration-queries.ts';
import { OwnTab } from './OwnTab.tsx';
import './integrations.css';

/** The five marketing integrations, what ad platforms are told by the server, and the proofs of the consent that both need. */
export function IntegrationsSection() {
  const tab = useParams()['*'];
  return tab === PROOFS || tab === SENDS ? <OwnTab key={tab} tab={tab} /> : <Integrations />;
}

/** The five marketing integrations. The loaded form stays when a later load fails: the user may be typing in it. */
function Integrations() {
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
