import { Badge, Flex } from '@mantine/core';
import type { PostDto } from '../../contracts/wordpress.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import type { Column } from '../ui/list/Records.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { PostActions } from './PostActions.tsx';
import { PostState } from './PostState.tsx';

/** The columns of the list of articles. */
export function usePostColumns(preview: (post: PostDto) => void) {
  const labels = useLanguage().t.wordpressSync.posts.columns;
  return [
    {
      key: 'title',
      label: labels.title,
      cell: (post) => <Title post={post} />,
      width: 'name',
      card: 'title',
      sort: ['title', 'asc'],
    },
    {
      key: 'category',
      label: labels.category,
      cell: ({ categories: [first, ...more] }) =>
        first && <Typed>{[first, ...more].map(({ name }) => name).join(', ')}</Typed>,
      width: 'text',
      card: 'fact',
    },
    {
      key: 'author',
      label: labels.author,
      cell: ({ author }) => author && <Typed>{author}</Typed>,
      width: 'person',
      card: 'fact',
    },
    {
      key: 'date',
      label: labels.date,
      cell: ({ date }) => date && <Moment at={date} />,
      width: 'date',
      card: 'fact',
      sort: ['date', 'desc'],
    },
    {
      key: 'status',
      label: labels.status,
      cell: (post) => <PostState post={post} />,
      width: 'badge',
      card: 'badge',
    },
    {
      key: 'actions',
      label: labels.actions,
      cell: (post) => <PostActions post={post} preview={preview} />,
      width: 'actions',
      card: 'foot',
    },
  ] as const satisfies readonly Column<PostDto>[];
}

/** The thumbnail and the title, or words in its place; featured articles and samples are marked. */
function Title({ post: { thumbnail, title, featured, demo } }: { post: PostDto }) {
  const words = useLanguage().t.wordpressSync.posts;
  return (
    <Flex component="span" gap="sm" align="center">
      {/* The picture repeats the title, so its `alt` is empty; without a copy of it, its place is empty. */}
      <span className="sync-thumbnail" aria-hidden="true">
        {thumbnail && (
          <img src={thumbnail.url} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />
        )}
      </span>
      <span>
        <span dir="auto">{title || words.untitled}</span>
        {featured && (
          <Badge variant="default" size="sm" ml={8}>
            {words.featured}
          </Badge>
        )}
        {demo && (
          <Badge variant="default" size="sm" ml={8}>
            {words.sample}
          </Badge>
        )}
      </span>
    </Flex>
  );
}
