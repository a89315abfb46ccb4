import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { QrDialog } from '../publish/QrCode.tsx';
import { figuresPath, pagePath, stepPath } from '../use-landing-place.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRowActions } from './use-row-actions.tsx';

/** The actions of a card, behind one button. */
export function RowMenu({ page, showOwn }: { page: LandingItem; showOwn: () => void }) {
  const { t } = useLanguage();
  const words = t.landing.list;
  const state = { list: useLocation().search };
  const { copy } = useCopy(t.landing.publish.copied);
  const actions = useRowActions(showOwn);
  const { restore, duplicate } = actions;
  const { id, slug, title, url } = page;
  const [isQr, setQr] = useState(false);
  const name = (text: string) => fill(text, { title });
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={name(words.menu)} className="landing-menu">
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.deletedAt !== null ? (
            <Menu.Item onClick={() => restore.mutate(page)}>{words.restore}</Menu.Item>
          ) : (
            <>
              <Menu.Item component={Link} to={pagePath(id)} state={state}>
                {words.short.edit}
              </Menu.Item>
              {url === null ? (
                <Menu.Item component={Link} to={stepPath(id, 4)} state={state}>
                  {words.short.preview}
                </Menu.Item>
              ) : (
                <>
                  <Menu.Item component="a" href={url} target="_blank" rel="noopener">
                    {words.short.view}
                  </Menu.Item>
                  <Menu.Item onClick={() => void copy(url)}>{words.short.copyAddress}</Menu.Item>
                  <Menu.Item onClick={() => setQr(true)}>{words.short.qr}</Menu.Item>
                </>
              )}
              <Menu.Item component={Link} to={figuresPath(id)} state={state}>
                {words.short.figures}
              </Menu.Item>
              <Menu.Item onClick={() => duplicate.mutate(page)}>{words.short.duplicate}</Menu.Item>
              <Menu.Item onClick={() => actions.begin(page)}>{words.short.delete}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <RemoveDialog actions={actions} />
      {slug !== null && <QrDialog id={id} slug={slug} shown={isQr} close={() => setQr(false)} />}
    </>
  );
}
