import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostDto } from '../../contracts/wordpress.ts';
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

/** The preview of an article, and whether it is shown on this site. */
export function PostActions({ post, preview }: PostActionsProps) {
  const { t } = useLanguage();
  const words = t.wordpressSync.posts;
  const title = post.title || words.untitled;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('PATCH /wordpress/posts/{id}', { params: { id: post.id }, body: { hidden: !post.hidden } }),
    onSuccess: ({ hidden }) => {
      toastDone(hidden ? words.nowHidden : words.nowShown);
      void queries.invalidateQueries({ queryKey: postsKey });
    },
  });
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
        loading={isPending}
        aria-label={fill(post.hidden ? words.showOf : words.hideOf, { title })}
        onClick={() => mutate()}
      >
        {post.hidden ? words.show : words.hide}
      </Button>
      {error && <p role="alert">{messageOf(error, t)}</p>}
    </div>
  );
}
