import { useLanguage } from '../texts.ts';
import { RowCard } from '../ui/RowCard.tsx';
import { PostActions } from './PostActions.tsx';
import type { PostRowsProps } from './PostTable.tsx';
import { Categories, PostDate, PostState, PostThumbnail, PostTitle } from './post-cells.tsx';

/** The articles as cards, for narrow windows. */
export function PostCards({ list, preview }: PostRowsProps) {
  const words = useLanguage().t.wordpressSync.posts;
  return (
    <ul className="row-cards" aria-label={words.title}>
      {list.rows.map((post) => (
        <RowCard
          key={post.id}
          row={list.rowProps(post)}
          head={
            <p className="sync-card-title sync-name">
              <PostThumbnail post={post} />
              <span>
                <PostTitle post={post} />
              </span>
            </p>
          }
          facts={[
            { label: words.columns.status, value: <PostState post={post} /> },
            { label: words.columns.date, value: <PostDate post={post} /> },
            { label: words.columns.category, value: <Categories post={post} /> },
            { label: words.columns.author, value: post.author ?? '–' },
          ]}
        >
          <PostActions post={post} preview={preview} />
        </RowCard>
      ))}
    </ul>
  );
}
