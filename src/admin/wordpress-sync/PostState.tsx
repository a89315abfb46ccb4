import type { PostDto } from '../../contracts/wordpress.ts';
import { useLanguage } from '../texts.ts';

/** The state on this site: hidden here takes precedence over the state in the blog. */
export function PostState({ post: { status, hidden, featuredImage, picture } }: { post: PostDto }) {
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
