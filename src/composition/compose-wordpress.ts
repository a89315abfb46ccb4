import type { Database } from '../adapters/db/engine/connect.ts';
import { createBlogPictureStore } from '../adapters/db/wordpress/blog-picture-store.ts';
import { createHookStore } from '../adapters/db/wordpress/hook-store.ts';
import { createPostStore } from '../adapters/db/wordpress/post-store.ts';
import { createShownPosts } from '../adapters/db/wordpress/shown-posts.ts';
import { createSyncStore } from '../adapters/db/wordpress/sync-store.ts';
import { isSigned } from '../adapters/webhooks/verify-webhook.ts';
import { createBlogReader } from '../adapters/wordpress/blog-reader.ts';
import { createSampleBlog } from '../adapters/wordpress/sample-blog.ts';
import type { BlogReaders } from '../app/ports/wordpress/wordpress.ts';
import type { Clock, Ids } from '../app/ports.ts';
import type { Overrides } from './overrides.ts';

/** Builds the stores and the readers of the blog's articles. */
export function composeWordpress(
  database: Database,
  { clock, ids }: { clock: Clock; ids: Ids },
  allowPrivate: boolean,
  overrides: NonNullable<Overrides['blog']> = {},
) {
  const blogs: BlogReaders = {
    blog: ({ url, username, appPassword, categories }, signal) =>
      createBlogReader({
        blogUrl: url,
        ...(appPassword !== undefined && { credentials: { username, password: appPassword } }),
        categories,
        allowPrivate,
        signal,
        now: clock.now,
        ...overrides,
      }),
    samples: () => createSampleBlog(clock),
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
