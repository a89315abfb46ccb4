import { isCalled, useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastWithAction } from '../feedback/action-toast.tsx';
import { Filled } from '../fields/Typed.tsx';

interface ToldChanges {
  /** How the person is called who made the changes; null where that is not known. */
  by: string | null;
  /** The names of the changed fields. */
  fields: readonly string[];
  /** Brings the values before them back. */
  undo: () => void;
}

/** More names than these would hide what the toast is about. */
const MOST_NAMES = 3;

/** Tells that another person changed values that are on the screen. Own changes from elsewhere are not told. */
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
