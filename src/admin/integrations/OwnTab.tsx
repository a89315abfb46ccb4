import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { IntegrationTabList, PROOFS, ROOT, SENDS, tabClassNames } from './IntegrationTabList.tsx';

const pages = {
  [PROOFS]: lazyView(['proofs'], async () => (await import('./proofs/ProofsPage.tsx')).ProofsPage),
  [SENDS]: lazyView(['sends', 'failures'], async () => (await import('./sends/SendsPage.tsx')).SendsPage),
};

/** A tab with an address of its own beside those of the integrations: it is no part of their form. */
export function OwnTab({ tab }: { tab: keyof typeof pages }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const Page = pages[tab];
  return (
    <div className="integrations">
      <Heading>{t.sections['marketing-integrations']}</Heading>
      <Tabs
        unstyled
        classNames={{ ...tabClassNames, panel: '' }}
        value={tab}
        onChange={(other) => {
          if (other === PROOFS || other === SENDS) void navigate(`${ROOT}/${other}`);
          else void navigate(ROOT, { state: { tab: other } });
        }}
      >
        <IntegrationTabList />
        <Tabs.Panel value={tab}>
          <Suspense fallback={<Waiting />}>
            <Page />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
