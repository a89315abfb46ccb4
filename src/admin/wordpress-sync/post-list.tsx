import { Button } from '@mantine/core';
import type { PostDto } from '../../contracts/wordpress.ts';
import { SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { postSorts, postStatuses } from '../../domain/wordpress/post-status.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { day, one, sorting, text, whole } from '../ui/list/fields.ts';
import { dayInput, searchInput, selectInput } from '../ui/list/inputs.tsx';
import type { SetText } from '../ui/list/list-state.ts';
import { declareList, type ListOf, useList } from '../ui/list/use-list.ts';
import { postsKey } from './sync-queries.ts';

/** The longest name of an author that the API accepts. */
const AUTHOR_LENGTH = 200;

/** The list of the blog's articles. The menus of categories and authors, which the blog has, are in PostList.tsx. */
export const postList = declareList({
  fields: {
    q: text(
      SEARCH_MAX_LENGTH,
      searchInput((t) => t.wordpressSync.posts.search),
    ),
    status: one(
      postStatuses,
      '',
      selectInput(({ wordpressSync: { posts } }) => ({
        label: posts.status,
        bare: true,
        options: [
          { value: '', label: posts.anyStatus },
          ...postStatuses.map((value) => ({ value, label: posts.statuses[value] })),
        ],
      })),
    ),
    hidden: one(['yes'], '', (value, set) => <Hidden on={value === 'yes'} set={set} />),
    category: whole(),
    author: text(AUTHOR_LENGTH),
    from: day(dayInput((t) => t.wordpressSync.posts.from)),
    to: day(dayInput((t) => t.wordpressSync.posts.to)),
    ...sorting(postSorts, 'date'),
  },
  key: [...postsKey, 'list'],
  load: (query, signal) => callApi('GET /wordpress/posts', { query, signal }),
  idOf: ({ id }: PostDto) => id,
});
export type PostListView = ListOf<typeof postList>;
export const usePostList = (): PostListView => useList(postList);

/** The button that filters by the articles that are hidden on this site. */
function Hidden({ on, set }: { on: boolean; set: SetText }) {
  const { t } = useLanguage();
  return (
    <Button variant="default" aria-pressed={on} onClick={() => set(on ? '' : 'yes')}>
      {t.wordpressSync.posts.hidden}
    </Button>
  );
}
