import type { Database } from '../adapters/db/engine/connect.ts';
import { createBlogPictureStore } from '../adapters/db/wordpress/blog-picture-store.ts';
import { createHookStore } from '../adapters/db/wordpress/hook-store.ts';
import { createPostStore } from '../adapters/db/wordpress/post-store.ts';
import { createShownPosts } from '../adapters/db/wordpress/shown-posts.ts';
import { createSyncStore } from '../adapters/db/wordpress/sync-store.ts';
import { isSigned } from '../adapters/webhooks/verify-webhook.ts';
import { createBlogConnection } from '../adapters/wordpress/blog-connection.ts';
import { createBlogFeed } from '../adapters/wordpress/blog-feed.ts';
import { createBlogReader } from '../adapters/wordpress/blog-reader.ts';
import { createDemoArticles } from '../adapters/wordpress/demo-articles.ts';
import { createSampleBlog } from '../adapters/wordpress/sample-blog.ts';
import type { BlogAccess, Blogs } from '../app/ports/wordpress/blog-source.ts';
import type { Clock, Ids } from '../app/ports.ts';
import type { Overrides } from './overrides.ts';

/** Builds the stores and the readers of the blog's articles. */
export function composeWordpress(
  database: Database,
  { clock, ids }: { clock: Clock; ids: Ids },
  allowPrivate: boolean,
  { blog, feedTimeoutMs: timeoutMs }: Pick<Overrides, 'blog' | 'feedTimeoutMs'>,
) {
  const optionsOf = ({ url: blogUrl, username, appPassword: password }: BlogAccess) => ({
    ...{ blogUrl, allowPrivate },
    ...(password !== undefined && { credentials: { username, password } }),
  });
  const blogs: Blogs = {
    feed: ({ url: blogUrl }) => createBlogFeed({ blogUrl, allowPrivate, timeoutMs }),
    connection: (access) => createBlogConnection({ ...optionsOf(access), timeoutMs }),
    reader: ({ categories, ...access }, signal) =>
      createBlogReader({ ...optionsOf(access), categories, signal, now: clock.now, ...blog }),
    sampleFeed: () => createDemoArticles(clock),
    sampleReader: () => createSampleBlog(clock),
  };
  return {
    syncs: createSyncStore(database, ids),
    posts: createPostStore(database),
    shownPosts: createShownPosts(database),
    blogPictures: createBlogPictureStore(database),
    hooks: createHookStore(database),
    isSigned,
    blogs,
  };
}
