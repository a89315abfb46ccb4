import { Button, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { mayManage } from '../../../domain/account/role.ts';
import { useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { useReplay } from '../../ui/use-replay.ts';
import { PersonErase } from './PersonErase.tsx';
import { PersonExport } from './PersonExport.tsx';

/** Tools for all leads, or for all data about one person. They are rarely used, so one button opens them. */
export function ToolsMenu() {
  const { t } = useLanguage();
  const words = t.leads.tools;
  const replay = useReplay();
  const role = useAccount().data?.role;
  const [open, setOpen] = useState<'export' | 'erase'>();
  const button = useRef<HTMLButtonElement>(null);
  // Own code: a Mantine dialog that is mounted open has no element to return the focus to.
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
          {role && mayManage(role) && (
            <>
              <Menu.Item component={Link} to="/dashboard/settings/webhooks">
                {words.webhooks}
              </Menu.Item>
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
      {open === 'export' && <PersonExport close={close} />}
      {open === 'erase' && <PersonErase close={close} />}
    </>
  );
}
