import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { IntegrationTabList, PROOFS, ROOT, tabClassNames } from './IntegrationTabList.tsx';

const ProofsPage = lazyView(['proofs'], async () => (await import('./proofs/ProofsPage.tsx')).ProofsPage);

/** The proofs of consent, beside the tabs of the integrations. They are no part of the integrations' form. */
export function ProofsTab() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  return (
    <div className="integrations">
      <Heading>{t.sections['marketing-integrations']}</Heading>
      <Tabs
        unstyled
        classNames={{ ...tabClassNames, panel: '' }}
        value={PROOFS}
        onChange={(tab) => tab !== PROOFS && void navigate(ROOT, { state: { tab } })}
      >
        <IntegrationTabList />
        <Tabs.Panel value={PROOFS}>
          <Suspense fallback={<Waiting />}>
            <ProofsPage />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
