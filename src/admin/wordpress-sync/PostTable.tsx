import { Table } from '@mantine/core';
import type { PostDto } from '../../contracts/wordpress.ts';
import { useLanguage } from '../texts.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { SortHeader } from '../ui/SortHeader.tsx';
import { PostActions } from './PostActions.tsx';
import { Categories, PostDate, PostState, PostThumbnail, PostTitle } from './post-cells.tsx';
import type { PostListView } from './post-list.tsx';

export interface PostRowsProps {
  list: PostListView;
  preview: (post: PostDto) => void;
}

/** The articles as a table. */
export function PostTable({ list, preview }: PostRowsProps) {
  const words = useLanguage().t.wordpressSync.posts;
  const { state, set } = list;
  const sorted = (sort: 'title' | 'date') => (
    <SortHeader
      label={words.columns[sort]}
      order={state.sort === sort ? state.order : undefined}
      first={sort === 'title' ? 'asc' : 'desc'}
      sort={(order) => set({ sort, order })}
    />
  );
  return (
    <ScrollBox label={words.title}>
      <Table verticalSpacing="xs" aria-label={words.title} className="sync-table">
        <Table.Thead>
          <Table.Tr>
            {sorted('title')}
            <Table.Th scope="col">{words.columns.category}</Table.Th>
            <Table.Th scope="col">{words.columns.author}</Table.Th>
            {sorted('date')}
            <Table.Th scope="col">{words.columns.status}</Table.Th>
            <Table.Th scope="col">{words.columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.rows.map((post) => (
            <Table.Tr key={post.id} {...list.rowProps(post)}>
              <Table.Th scope="row">
                <span className="sync-name">
                  <PostThumbnail post={post} />
                  <span>
                    <PostTitle post={post} />
                  </span>
                </span>
              </Table.Th>
              <Table.Td>
                <Categories post={post} />
              </Table.Td>
              <Table.Td dir="auto">{post.author ?? '–'}</Table.Td>
              <Table.Td>
                <PostDate post={post} />
              </Table.Td>
              <Table.Td>
                <PostState post={post} />
              </Table.Td>
              <Table.Td>
                <PostActions post={post} preview={preview} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
