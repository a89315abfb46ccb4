import { Button, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { useReplay } from '../parts/use-replay.ts';
import { useLanguage } from '../texts.ts';
import { PersonErase } from './PersonErase.tsx';
import { PersonExport } from './PersonExport.tsx';
import { WebhookTests } from './WebhookTests.tsx';

/** What concerns all leads, or one person across everything: seldom used, so behind one button. */
export function ToolsMenu() {
  const { t } = useLanguage();
  const words = t.leads.tools;
  const replay = useReplay();
  const [open, setOpen] = useState<'webhooks' | 'export' | 'erase'>();
  const button = useRef<HTMLButtonElement>(null);
  // By hand: a dialog that is mounted open knows of no element to return to.
  const close = () => {
    setOpen(undefined);
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
          <Menu.Item onClick={() => setOpen('webhooks')}>{words.webhooks}</Menu.Item>
          <Menu.Divider />
          <Menu.Label>{words.privacy}</Menu.Label>
          <Menu.Item onClick={() => setOpen('export')}>{words.export}</Menu.Item>
          <Menu.Item color="red" onClick={() => setOpen('erase')}>
            {words.erase}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'webhooks' && <WebhookTests close={close} />}
      {open === 'export' && <PersonExport close={close} />}
      {open === 'erase' && <PersonErase close={close} />}
    </>
  );
}
