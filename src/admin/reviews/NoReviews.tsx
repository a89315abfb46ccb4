import { Button } from '@mantine/core';
import { Empty } from '../parts/Empty.tsx';
import { useLanguage } from '../texts.ts';
import { type ChangeView, isFiltered, type ReviewView, withoutFilter } from './review-view.ts';

/** Why there is nothing to show, and what to do next. */
export function NoReviews({ view, change }: { view: ReviewView; change: ChangeView }) {
  const { t } = useLanguage();
  const { empty, list, alone } = t.reviews;
  if (view.id !== undefined) return <Empty text={alone.missing} />;
  if (!isFiltered(view)) return <Empty title={empty[view.status].title} text={empty[view.status].text} />;
  return (
    <Empty title={empty.filtered.title} text={empty.filtered.text}>
      <Button variant="default" onClick={() => change(withoutFilter(view))}>
        {list.clear}
      </Button>
    </Empty>
  );
}
