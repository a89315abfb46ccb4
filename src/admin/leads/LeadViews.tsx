import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Typed } from '../ui/Typed.tsx';
import type { LeadListView } from './lead-list.tsx';
import { viewsQuery } from './lead-queries.ts';
import { ManageViews } from './ManageViews.tsx';

/** The saved views of the account: each opens its filters and its order. */
export function LeadViews({ list }: { list: LeadListView }) {
  const { t } = useLanguage();
  const words = t.leads.work.views;
  const views = useQuery(viewsQuery).data ?? [];
  const [managing, setManaging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The search text and the page are no part of a view.
  const present = list.addressOf({ q: '', page: 1, pageSize: 25 });
  const current = views.find(({ query }) => query === present && list.state.q === '');
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            size="sm"
            className="list-choice leads-views"
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
          {!current && <Menu.Item onClick={() => setManaging(true)}>{words.saveThis}</Menu.Item>}
          {views.length > 0 && <Menu.Item onClick={() => setManaging(true)}>{words.manage}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {managing && (
        <ManageViews
          query={present}
          views={views}
          close={() => {
            setManaging(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
