import { Badge } from '@mantine/core';
import type { PostDto } from '../../contracts/wordpress.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';

interface CellProps {
  post: PostDto;
}

/** The title, or a word in its place; a sample is marked. */
export function PostTitle({ post }: CellProps) {
  const words = useLanguage().t.wordpressSync.posts;
  return (
    <>
      <span dir="auto">{post.title || words.untitled}</span>
      {post.featured && (
        <Badge variant="default" size="sm" className="sync-badge">
          {words.featured}
        </Badge>
      )}
      {post.demo && (
        <Badge variant="default" size="sm" className="sync-badge">
          {words.sample}
        </Badge>
      )}
    </>
  );
}

export const Categories = ({ post }: CellProps) => (
  <span dir="auto">{post.categories.map(({ name }) => name).join(', ') || '–'}</span>
);

export const PostDate = ({ post }: CellProps) => (post.date ? <Moment at={post.date} /> : '–');

/** The featured picture, small and beside its title, which says the same; an empty place where there is no copy of it. */
export const PostThumbnail = ({ post: { thumbnail } }: CellProps) => (
  <span className="sync-thumbnail" aria-hidden="true">
    {thumbnail && (
      <img src={thumbnail.url} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />
    )}
  </span>
);

/** The state on this site: that it is hidden here counts more than its state in the blog. */
export function PostState({ post: { status, hidden, featuredImage, picture } }: CellProps) {
  const words = useLanguage().t.wordpressSync.posts;
  const isMissing = !hidden && status === 'publish' && featuredImage !== null && picture === null;
  const state = hidden ? 'hidden' : isMissing ? 'missing' : status;
  return (
    <span className="sync-state" data-state={state}>
      <span className="sync-mark" aria-hidden="true" />
      {hidden ? words.hiddenHere : isMissing ? words.pictureMissing : words.statuses[status]}
    </span>
  );
}
