import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostChange, PostDto } from '../../contracts/wordpress.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { postsKey } from './sync-queries.ts';

interface PostActionsProps {
  post: PostDto;
  preview: (post: PostDto) => void;
}

/** The preview of an article, whether it is shown on this site, and whether the home page shows it before others. */
export function PostActions({ post, preview }: PostActionsProps) {
  const { t } = useLanguage();
  const words = t.wordpressSync.posts;
  const title = post.title || words.untitled;
  const queries = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: PostChange) =>
      callApi('PATCH /wordpress/posts/{id}', { params: { id: post.id }, body }),
    onSuccess: ({ hidden, featured }, change) => {
      if (change.hidden !== undefined) toastDone(hidden ? words.nowHidden : words.nowShown);
      else toastDone(featured ? words.nowFeatured : words.nowUnfeatured);
      void queries.invalidateQueries({ queryKey: postsKey });
    },
  });
  const mayFeature = post.featured || (post.status === 'publish' && !post.hidden);
  return (
    <div className="admin-actions sync-actions">
      <Button
        variant="subtle"
        size="xs"
        aria-label={fill(words.previewOf, { title })}
        onClick={() => preview(post)}
      >
        {words.preview}
      </Button>
      <Button
        variant="subtle"
        size="xs"
        loading={isPending && variables.hidden !== undefined}
        aria-label={fill(post.hidden ? words.showOf : words.hideOf, { title })}
        onClick={() => mutate({ hidden: !post.hidden })}
      >
        {post.hidden ? words.show : words.hide}
      </Button>
      {mayFeature && (
        <Button
          variant="subtle"
          size="xs"
          loading={isPending && variables.featured !== undefined}
          aria-label={fill(post.featured ? words.unfeatureOf : words.featureOf, { title })}
          onClick={() => mutate({ featured: !post.featured })}
        >
          {post.featured ? words.unfeature : words.feature}
        </Button>
      )}
      {error && <p role="alert">{messageOf(error, t)}</p>}
    </div>
  );
}
