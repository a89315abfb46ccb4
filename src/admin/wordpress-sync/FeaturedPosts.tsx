import { Box } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PostPage } from '../../contracts/wordpress.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { Arrows } from '../ui/items/ItemButton.tsx';
import { postsKey } from './sync-queries.ts';

interface Move {
  id: string;
  way: 'up' | 'down';
}

/** The order in which the home page shows the featured articles, changed by arrows. */
export function FeaturedPosts({ featured }: Pick<PostPage, 'featured'>) {
  const { t } = useLanguage();
  const words = t.wordpressSync.posts;
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLOListElement>(null);
  const pressed = useRef<Move>(undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: number }) =>
      callApi('PATCH /wordpress/posts/{id}', { params: { id }, body: { place: to } }),
    onSuccess: (post, { to }) => {
      const name = post.title || words.untitled;
      setSaid(fill(t.editing.items.moved, { name, place: to, count: featured.length }));
      return queries.invalidateQueries({ queryKey: postsKey });
    },
  });
  // An element that moves in the DOM loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, way } = pressed.current;
    const arrow = place.current?.querySelector<HTMLElement>(`[data-post="${id}"] [data-arrow="${way}"]`);
    if (document.activeElement === document.body) arrow?.focus();
  });
  if (featured.length < 2) return null;
  return (
    <section className="sync-featured" aria-labelledby="sync-featured-title">
      <h3 id="sync-featured-title">{words.orderTitle}</h3>
      <Box component="ol" mt={8} maw={704} ref={place}>
        {featured.map(({ id, title }, index) => {
          const name = title || words.untitled;
          const move = (by: -1 | 1) => {
            if (isPending) return;
            pressed.current = { id, way: by < 0 ? 'up' : 'down' };
            mutate({ id, to: index + 1 + by });
          };
          return (
            <li key={id} data-post={id}>
              <span className="admin-figure" aria-hidden="true">
                {index + 1}
              </span>
              <Box className="admin-breaks" component="span" fw={600} dir="auto">
                {name}
              </Box>
              <Arrows name={name} place={index} count={featured.length} move={move} />
            </li>
          );
        })}
      </Box>
      {error && <p role="alert">{messageOf(error, t)}</p>}
      <p className="admin-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
