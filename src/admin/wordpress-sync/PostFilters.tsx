import { useLanguage } from '../texts.ts';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { OneOf } from '../ui/list/inputs.tsx';
import type { PostListView } from './post-list.tsx';

/** The filters of the articles. */
export function PostFilters({ list }: { list: PostListView }) {
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
