import type { PagePictures } from '../../contracts/page-pictures.ts';
import type { PostChange, PostDetail, PostDto, PostPage, PostQuery } from '../../contracts/wordpress.ts';
import type { AuditAction } from '../../domain/account/audit-action.ts';
import { copiesIn } from '../../domain/wordpress/article-pictures.ts';
import { MOST_FEATURED } from '../../domain/wordpress/post-status.ts';
import { type Asker, actorOf } from '../asker.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { MediaLibrary } from '../ports/media.ts';
import type { RemoteCategory } from '../ports/wordpress/blog-source.ts';
import type { Post } from '../ports/wordpress/wordpress.ts';
import { fail, ok, type Result } from '../result.ts';

/** Returns one page of the blog's articles, with the values of its filters. */
export async function listPosts({ posts, media }: Ports, query: PostQuery): Promise<PostPage> {
  const [{ items, total }, categories, authors, featured] = [
    await posts.list(query),
    await posts.categories(),
    await posts.authors(),
    await posts.allFeatured(),
  ];
  const copies = await copiesOf(media, items);
  return {
    items: items.map((post) => postDto(post, categories, copies)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    categories: categories.map(({ id, name }) => ({ id, name })),
    authors,
    featured,
  };
}

const copiesOf = (media: MediaLibrary, posts: readonly Post[]): Promise<PagePictures> =>
  pagePictures(
    { media },
    posts.flatMap(({ picture }) => picture ?? []),
  );

/** Width of the pictures of a preview, in pixels. */
const PREVIEW_WIDTH = 900;

/** Returns an article with its text. */
export async function readPost(
  { posts, media }: Ports,
  id: string,
): Promise<Result<PostDetail, 'not_found'>> {
  const post = await posts.byId(id);
  if (!post) return fail('not_found');
  const copies = await pagePictures({ media }, copiesIn(post.html));
  const thumbnails = await copiesOf(media, [post]);
  const pictures = Object.fromEntries(
    Object.entries(copies).flatMap(([copy, { files }]) => {
      const file = files.webp.find(({ width }) => width >= PREVIEW_WIDTH) ?? files.webp.at(-1);
      return file ? [[copy, file]] : [];
    }),
  );
  return ok({ ...postDto(post, await posts.categories(), thumbnails), content: post.html, pictures });
}

/**
 * Hides an article on this site, or shows it again; features it on the home page, or no longer; moves it among the featured
 * articles (`not_found` if it is not featured).
 */
export async function changePost(
  { posts, clock, media }: Ports,
  id: string,
  change: PostChange,
  asker: Asker,
): Promise<Result<PostDto, 'not_found' | 'posts_featured_full' | 'post_not_public'>> {
  const entryOf = (action: AuditAction, { title }: Post, place?: number) => ({
    ...{ ...actorOf({ clock }, asker), action, subject: id, before: null },
    after: { title, ...(place !== undefined && { place }) },
  });
  const changed = await posts.change<'posts_featured_full' | 'post_not_public'>(id, (before, others) => {
    const hidden = change.hidden ?? before.hidden;
    const wanted = change.featured ?? before.featured !== null;
    if (change.featured && (hidden || before.status !== 'publish')) return fail('post_not_public');
    const isNew = wanted && before.featured === null;
    if (isNew && others.count >= MOST_FEATURED) return fail('posts_featured_full');
    // A hidden article is no longer featured, so that another one can be.
    const featured = hidden || !wanted ? null : (before.featured ?? others.last + 1);
    const after = { ...before, hidden, featured };
    const entry = (action: AuditAction) => entryOf(action, before);
    const entries = [
      ...(hidden === before.hidden ? [] : [entry(hidden ? 'post_hidden' : 'post_shown')]),
      ...((featured === null) === (before.featured === null)
        ? []
        : [entry(featured === null ? 'post_unfeatured' : 'post_featured')]),
    ];
    return { ok: true, after, entries };
  });
  if (!changed) return fail('not_found');
  if (!changed.ok) return changed;
  const { place } = change;
  const placed =
    place === undefined
      ? changed.value
      : await posts.place(id, place, (post) => entryOf('post_featured', post, place));
  if (!placed) return fail('not_found');
  return ok(postDto(placed, await posts.categories(), await copiesOf(media, [placed])));
}

function postDto(post: Post, categories: readonly RemoteCategory[], copies: PagePictures): PostDto {
  const {
    id,
    title,
    excerpt,
    status,
    hidden,
    featured,
    author,
    publishedAt,
    modifiedAt,
    picture,
    image,
    link,
    words,
    demo,
  } = post;
  return {
    ...{ id, title, excerpt, status, hidden, featured: featured !== null, author, words, demo },
    date: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    modifiedAt: new Date(modifiedAt).toISOString(),
    categories: categories
      .filter((category) => post.categories.includes(category.id))
      .map(({ id: number, name }) => ({ id: number, name })),
    featuredImage: image?.url ?? null,
    picture,
    thumbnail: (picture === null ? undefined : copies[picture]?.files.webp[0]) ?? null,
    url: link,
  };
}
