import { Box, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';
import { useNarrow } from '../use-narrow.ts';

interface MoreFiltersProps {
  /** The id of the folded filters, unique on the page. */
  id: string;
  /** Number of active filters among the folded ones, which the button shows. */
  count: number;
  /** Unfolds the filters when the first of them becomes active, so that it is visible. */
  unfolds: boolean;
  /** Controls in the row of the button. */
  beside?: ReactNode;
  /** The folded filters. */
  children: ReactNode;
}

/** Filters of a list that a button unfolds below its row. */
export function MoreFilters({ id, count, unfolds, beside, children }: MoreFiltersProps) {
  const { t } = useLanguage();
  const { few, more } = t.shared.filters;
  const words = useNarrow() ? few : more;
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(0);
  if (count !== before) {
    setBefore(count);
    if (unfolds && before === 0) setOpen(true);
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        className="list-choice"
        fw={550}
        data-active={count > 0 || undefined}
        aria-expanded={open}
        aria-controls={id}
        rightSection={<Glyph name={open ? 'up' : 'down'} />}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? words.none : count === 1 ? words.one : fill(words.many, { count })}
      </Button>
      {beside}
      <Box id={id} className="list-more" miw={0} flex="1 1 100%" data-open={open || undefined}>
        {children}
      </Box>
    </>
  );
}
