import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

interface CharacterCountProps {
  count: number;
  max: number;
}

/** The number of characters of a field and its limit, on the line of its label. */
export function CharacterCount({ count, max }: CharacterCountProps) {
  const words = useLanguage().t.common.form;
  return (
    <span className="admin-count admin-figure" data-over={count > max || undefined}>
      <span aria-hidden="true">{`${count} / ${max}`}</span>
      <span className="admin-hidden">{fill(words.count, { count, max })}</span>
    </span>
  );
}
