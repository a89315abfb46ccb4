import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { viewsQuery } from '../lead-queries.ts';
import type { LeadListView } from './lead-list.tsx';

/** Returns the saved views of the account, and the query that a view of the current list would store. */
export function useViews(list: LeadListView) {
  const views = useQuery(viewsQuery).data ?? [];
  // The search text and the page are not part of a view.
  return { views, present: list.addressOf({ q: '', page: 1, pageSize: 25 }) };
}

interface LeadViewsProps {
  list: LeadListView;
  button: RefObject<HTMLButtonElement | null>;
  /** Opens the dialog that saves and deletes views. */
  manage: () => void;
}

/** The menu of the saved views: each opens its filters and its order. */
export function LeadViews({ list, button, manage }: LeadViewsProps) {
  const { t } = useLanguage();
  const words = t.leads.work.views;
  const { views, present } = useViews(list);
  const current = views.find(({ query }) => query === present && list.state.q === '');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          size="sm"
          className="list-choice leads-views"
          fw={550}
          data-active={current !== undefined || undefined}
          rightSection={<Glyph name="down" />}
        >
          {current ? <Typed>{current.name}</Typed> : words.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="leads-menu">
        {views.map((view) => (
          <Menu.Item
            key={view.id}
            component={Link}
            to={{ search: view.query }}
            {...(view === current && { 'aria-current': 'page' as const })}
          >
            <Typed>{view.name}</Typed>
          </Menu.Item>
        ))}
        {views.length > 0 && <Menu.Divider />}
        {!current && <Menu.Item onClick={manage}>{words.saveThis}</Menu.Item>}
        {views.length > 0 && <Menu.Item onClick={manage}>{words.manage}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
