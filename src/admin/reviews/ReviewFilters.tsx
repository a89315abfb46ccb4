import { Button, NativeSelect } from '@mantine/core';
import { fill } from '../../i18n/format.ts';
import { DelayedInput } from '../parts/DelayedInput.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { useLanguage } from '../texts.ts';
import { type ChangeView, isFiltered, type ReviewView, ratings, withoutFilter } from './review-view.ts';

/** What the list is narrowed to, and its order. */
export function ReviewFilters({ view, change }: { view: ReviewView; change: ChangeView }) {
  const { t } = useLanguage();
  const words = t.reviews.list;
  return (
    <FilterForm className="review-filters">
      <DelayedInput
        type="search"
        label={words.search}
        bare
        placeholder={words.search}
        maxLength={120}
        className="review-search"
        value={view.q ?? ''}
        onChange={(q) => change({ q: q || undefined }, true)}
      />
      <NativeSelect
        size="sm"
        aria-label={words.rating}
        value={view.rating ?? ''}
        data={[
          { value: '', label: words.anyRating },
          ...ratings.map((rating) => ({ value: String(rating), label: fill(t.reviews.stars, { rating }) })),
        ]}
        onChange={({ currentTarget }) => change({ rating: Number(currentTarget.value) || undefined })}
      />
      {/* Those from other sites come approved. */}
      {view.status === 'approved' && (
        <NativeSelect
          size="sm"
          aria-label={words.source}
          value={view.source}
          data={[
            { value: 'all', label: words.allSources },
            { value: 'site', label: words.ownSource },
          ]}
          onChange={({ currentTarget }) => change({ source: currentTarget.value === 'all' ? 'all' : 'site' })}
        />
      )}
      <NativeSelect
        size="sm"
        aria-label={words.order}
        value={view.order}
        data={[
          { value: 'desc', label: words.newest },
          { value: 'asc', label: words.oldest },
        ]}
        onChange={({ currentTarget }) => change({ order: currentTarget.value === 'asc' ? 'asc' : 'desc' })}
      />
      <div className="review-days">
        {(['from', 'to'] as const).map((name) => (
          <DelayedInput
            key={name}
            type="date"
            label={t.leads.list[name]}
            value={view[name] ?? ''}
            onChange={(day) => change({ [name]: day || undefined }, true)}
          />
        ))}
      </div>
      {isFiltered(view) && (
        <Button variant="subtle" size="sm" onClick={() => change(withoutFilter(view))}>
          {words.clear}
        </Button>
      )}
    </FilterForm>
  );
}
