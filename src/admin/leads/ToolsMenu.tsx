import { Button, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayManage } from '../../domain/account/role.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useReplay } from '../ui/use-replay.ts';
import { PersonErase } from './PersonErase.tsx';
import { PersonExport } from './PersonExport.tsx';
import { WebhookTests } from './WebhookTests.tsx';

/** Tools for all leads, or for all data about one person. They are rarely used, so one button opens them. */
export function ToolsMenu() {
  const { t } = useLanguage();
  const words = t.leads.tools;
  const replay = useReplay();
  const role = useAccount().data?.role;
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<'webhooks' | 'export' | 'erase' | undefined>(
    // The list before going live links to the tests of the automations.
    query.get('tools') === 'webhooks' ? 'webhooks' : undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  // Own code: a Mantine dialog that is mounted open has no element to return the focus to.
  const close = () => {
    setOpen(undefined);
    if (query.has('tools')) {
      query.delete('tools');
      setQuery(query, { replace: true });
    }
    button.current?.focus();
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            loading={replay.isPending}
            rightSection={<Glyph name="down" />}
          >
            {words.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className="leads-menu">
          <Menu.Item onClick={() => replay.mutate()}>{words.replay}</Menu.Item>
          {role && mayManage(role) && (
            <>
              <Menu.Item onClick={() => setOpen('webhooks')}>{words.webhooks}</Menu.Item>
              <Menu.Divider />
              <Menu.Label>{words.privacy}</Menu.Label>
              <Menu.Item onClick={() => setOpen('export')}>{words.export}</Menu.Item>
              <Menu.Item color="red" onClick={() => setOpen('erase')}>
                {words.erase}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'webhooks' && <WebhookTests close={close} />}
      {open === 'export' && <PersonExport close={close} />}
      {open === 'erase' && <PersonErase close={close} />}
    </>
  );
}
