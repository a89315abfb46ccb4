import { ActionIcon, Button, Flex } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { figuresPath, pagePath, stepPath } from '../use-landing-place.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRowActions } from './use-row-actions.tsx';

/** The actions of a page, always visible: edit, view, figures, duplicate, delete. */
export function RowActions({ page, showOwn }: { page: LandingItem; showOwn: () => void }) {
  const { t } = useLanguage();
  const words = t.landing.list;
  const { search } = useLocation();
  const actions = useRowActions(showOwn);
  const { restore, duplicate } = actions;
  const { id, title, url } = page;
  const named = (text: string) => ({ 'aria-label': fill(text, { title }), title: fill(text, { title }) });
  const state = { list: search };
  const button = (icon: IconName, text: string, act: () => void, busy = false) => (
    <ActionIcon variant="subtle" color="gray" {...named(text)} loading={busy} onClick={act}>
      <Icon name={icon} />
    </ActionIcon>
  );
  const link = (icon: IconName, text: string, to: string) => (
    <ActionIcon variant="subtle" color="gray" component={Link} to={to} state={state} {...named(text)}>
      <Icon name={icon} />
    </ActionIcon>
  );
  if (page.deletedAt !== null)
    return (
      <Button size="xs" variant="default" loading={restore.isPending} onClick={() => restore.mutate(page)}>
        {words.restore}
      </Button>
    );
  return (
    <Flex className="landing-actions" component="span" display="inline-flex">
      {link('draft', words.edit, pagePath(id))}
      {url === null ? (
        link('shown', words.preview, stepPath(id, 4))
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          {...named(words.view)}
        >
          <Icon name="shown" />
        </ActionIcon>
      )}
      {page.state !== 'draft' && link('figures', words.figures, figuresPath(id))}
      {button('copy', words.duplicate, () => duplicate.mutate(page), duplicate.isPending)}
      {button('remove', words.delete, () => actions.begin(page), actions.isRemoving)}
      <RemoveDialog actions={actions} />
    </Flex>
  );
}
