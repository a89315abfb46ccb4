import { useState } from 'react';
import type { PostDto } from '../../contracts/wordpress.ts';
import { isDefaultAuthor, isDefaultCategory } from '../../domain/article/blog-defaults.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { OneOf } from '../ui/list/inputs.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { Records } from '../ui/list/Records.tsx';
import { FeaturedPosts } from './FeaturedPosts.tsx';
import { PostPreview } from './PostPreview.tsx';
import { usePostColumns } from './post-columns.tsx';
import { type PostListView, usePostList } from './post-list.tsx';

/** The blog's articles that the address filters, with the preview of one over them. */
export function PostList() {
  const words = useLanguage().t.wordpressSync.posts;
  const list = usePostList();
  const [shown, setShown] = useState<PostDto>();
  const columns = usePostColumns(setShown);
  const isNew = list.page?.total === 0 && list.active.length === 0 && !list.isPlaceholderData;
  return (
    <section className="admin-stack sync-posts" aria-labelledby="sync-posts-title">
      <h2 id="sync-posts-title">{words.title}</h2>
      {list.page && <FeaturedPosts featured={list.page.featured} />}
      {!isNew && <PostFilters list={list} />}
      <DefaultNames posts={list.rows} />
      <ListBody
        list={list}
        className="admin-stack"
        empty={<Empty text={words.empty} />}
        none={{ ...words.none, clear: words.clear }}
      >
        <Records label={words.title} className="sync-records" list={list} columns={columns} />
      </ListBody>
      <PostPreview post={shown} close={() => setShown(undefined)} />
    </section>
  );
}

/** Warns of the default names of WordPress, which the site omits. */
function DefaultNames({ posts }: { posts: readonly PostDto[] }) {
  const words = useLanguage().t.wordpressSync.posts;
  const authors = posts.flatMap(({ author }) => (author !== null && isDefaultAuthor(author) ? author : []));
  const categories = posts.flatMap((post) =>
    post.categories.flatMap(({ name }) => (isDefaultCategory(name) ? name : [])),
  );
  const lines = [
    [words.defaultAuthor, authors],
    [words.defaultCategory, categories],
  ] as const;
  return lines.map(
    ([text, [name]]) =>
      name !== undefined && (
        <p key={text} className="admin-muted">
          {fill(text, { name })}
        </p>
      ),
  );
}

/** The filters of the articles. */
function PostFilters({ list }: { list: PostListView }) {
  const words = useLanguage().t.wordpressSync.posts;
  const { state, set, page } = list;
  return (
    <div className="sync-filters">
      <FilterInputs list={list} names={['q', 'status']} />
      <OneOf
        label={words.category}
        bare
        options={[
          { value: '', label: words.anyCategory },
          ...(page?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={state.category}
        set={(category) => set({ category })}
      />
      <OneOf
        label={words.author}
        bare
        options={[
          { value: '', label: words.anyAuthor },
          ...(page?.authors ?? []).map((name) => ({ value: name, label: name })),
        ]}
        value={state.author}
        set={(author) => set({ author })}
      />
      <FilterInputs list={list} names={['from', 'to', 'hidden']} />
      <ClearFilters list={list} label={words.clear} />
    </div>
  );
}
