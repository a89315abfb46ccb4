import { Box, Drawer, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostDetail, PostDto } from '../../contracts/wordpress.ts';
import { isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { PostState } from './PostState.tsx';
import { postQuery } from './sync-queries.ts';

/** An article over the list, as it was fetched from the blog. */
export function PostPreview({ post, close }: { post: PostDto | undefined; close: () => void }) {
  const { t } = useLanguage();
  const words = t.wordpressSync.posts;
  // The article stays rendered while the drawer slides out.
  const [drawn, setDrawn] = useState(post);
  if (post !== undefined && post !== drawn) setDrawn(post);
  const { data, error, isPending, refetch } = useQuery({
    ...postQuery(drawn?.id ?? ''),
    enabled: post !== undefined,
  });
  return (
    <Drawer
      opened={post !== undefined}
      onClose={close}
      position="right"
      size="lg"
      title={drawn?.title || words.untitled}
      classNames={{ title: 'sync-preview-title' }}
    >
      {isPending && <Waiting />}
      {isMissing(error) ? <Empty text={words.missing} /> : error && <Failed error={error} retry={refetch} />}
      {data && <Preview post={data} />}
    </Drawer>
  );
}

function Preview({ post }: { post: PostDetail }) {
  const { t } = useLanguage();
  const words = t.wordpressSync.posts;
  const instead = post.status === 'protected' ? words.closed : words.noText;
  return (
    <div className="admin-stack">
      <Flex className="sync-preview-facts" component="p" gap="0.5rem 1.5rem" wrap="wrap">
        <PostState post={post} />
        <a href={post.url} target="_blank" rel="noreferrer">
          {words.original} <span className="admin-hidden">{t.wordpress.newTab}</span>
        </a>
      </Flex>
      {post.content === '' ? (
        <p className="admin-muted">{instead}</p>
      ) : (
        <Box
          className="sync-text admin-breaks"
          component="article"
          maw="68ch"
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps the elements of an allow-list only (adapters/html/article-html.ts)
          dangerouslySetInnerHTML={{ __html: withFiles(post) }}
        />
      )}
    </div>
  );
}

/** Replaces the URLs of pictures that have a copy by those of their files on this site. */
const withFiles = ({ content, pictures }: PostDetail): string =>
  content.replaceAll(/<img data-media="([^"]*)"/g, (whole, id: string) => {
    const file = pictures[id];
    return file ? `<img src="${file.url}"` : whole;
  });
