import type { PostChange, PostDetail, PostDto, PostPage, PostQuery } from '../../contracts/wordpress.ts';
import { copiesIn } from '../../domain/wordpress/article-pictures.ts';
import type { Asker } from '../asker.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Post, RemoteCategory } from '../ports/wordpress.ts';
import { fail, ok, type Result } from '../result.ts';
import type { WordpressPorts } from './sync-ports.ts';

/** One page of the blog's articles, with the values that its filters offer. */
export async function listPosts(
  { posts }: Pick<WordpressPorts, 'posts'>,
  query: PostQuery,
): Promise<PostPage> {
  const [{ items, total }, categories, authors] = [
    await posts.list(query),
    await posts.categories(),
    await posts.authors(),
  ];
  return {
    items: items.map((post) => postDto(post, categories)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    categories: categories.map(({ id, name }) => ({ id, name })),
    authors,
  };
}

/** Width of the pictures of a preview, in pixels. */
const PREVIEW_WIDTH = 900;

/** An article with its text. */
export async function readPost(
  { posts, media }: Pick<WordpressPorts, 'posts' | 'media'>,
  id: string,
): Promise<Result<PostDetail, 'not_found'>> {
  const post = await posts.byId(id);
  if (!post) return fail('not_found');
  const copies = await pagePictures({ media }, copiesIn(post.html));
  const pictures = Object.fromEntries(
    Object.entries(copies).flatMap(([copy, { files }]) => {
      const file = files.webp.find(({ width }) => width >= PREVIEW_WIDTH) ?? files.webp.at(-1);
      return file ? [[copy, file]] : [];
    }),
  );
  return ok({ ...postDto(post, await posts.categories()), content: post.html, pictures });
}

/** Hides an article on this site, or shows it again. The blog keeps it as it is. */
export async function changePost(
  { posts, clock }: Pick<WordpressPorts, 'posts' | 'clock'>,
  id: string,
  { hidden }: PostChange,
  { who, requestId }: Asker,
): Promise<Result<PostDto, 'not_found'>> {
  const changed = await posts.change(id, (before) => ({
    ok: true,
    after: { ...before, hidden },
    entries:
      before.hidden === hidden
        ? []
        : [
            {
              at: clock.now(),
              actorId: who.account.id,
              action: hidden ? 'post_hidden' : 'post_shown',
              subject: id,
              before: null,
              after: { title: before.title },
              requestId,
            },
          ],
  }));
  if (!changed?.ok) return fail('not_found');
  return ok(postDto(changed.value, await posts.categories()));
}

function postDto(post: Post, categories: readonly RemoteCategory[]): PostDto {
  const {
    id,
    title,
    excerpt,
    status,
    hidden,
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
    ...{ id, title, excerpt, status, hidden, author, words, demo },
    date: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    modifiedAt: new Date(modifiedAt).toISOString(),
    categories: categories
      .filter((category) => post.categories.includes(category.id))
      .map(({ id: number, name }) => ({ id: number, name })),
    featuredImage: image?.url ?? null,
    picture,
    url: link,
  };
}
