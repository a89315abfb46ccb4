import { isCalled, useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastWithAction } from '../feedback/action-toast.tsx';
import { Filled } from '../fields/Typed.tsx';

interface ToldChanges {
  /** The name of the person who made the changes; null if unknown. */
  by: string | null;
  /** The names of the changed fields. */
  fields: readonly string[];
  /** Restores the values before the changes. */
  undo: () => void;
}

/** The maximum number of field names in the toast. */
const MOST_NAMES = 3;

/** Returns a function that shows a toast when another person changed shown values, but not for own changes elsewhere. */
export function useToldChanges() {
  const words = useLanguage().t.editing.choices;
  const { data: account } = useAccount();
  return ({ by, fields, undo }: ToldChanges) => {
    if (!account || (by !== null && isCalled(account, by))) return;
    const named = fields.slice(0, MOST_NAMES).join(', ');
    toastWithAction({
      message: (
        <Filled
          text={words.changed}
          typed={{ name: by ?? words.theirs, fields: fields.length > MOST_NAMES ? `${named}…` : named }}
        />
      ),
      label: words.undo,
      act: undo,
    });
  };
}
