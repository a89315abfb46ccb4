import { Button, CopyButton } from '@mantine/core';
import { localizePath } from '../../domain/locale/locale.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { Empty } from '../parts/Empty.tsx';
import { useLanguage } from '../texts.ts';

/** Before the first lead: what brings one. */
export function NoLeads() {
  const { locale, t } = useLanguage();
  const words = t.leads.empty;
  const address = location.origin + localizePath(locale, `/${simulatorHref()}`);
  return (
    <Empty title={words.title} text={words.text}>
      {/* Written out too: a clipboard may be closed. */}
      <code className="leads-address">{address}</code>
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
    </Empty>
  );
}
