import { Checkbox } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { shortcutKeys } from './use-shortcuts.ts';

interface ShortcutHelpProps {
  on: boolean;
  turn: (on: boolean) => void;
}

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function ShortcutHelp({ on, turn }: ShortcutHelpProps) {
  const { t } = useLanguage();
  const words = t.reviews.shortcuts;
  return (
    <details className="review-keys">
      <summary>{words.title}</summary>
      <Checkbox label={words.on} checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      <dl>
        {shortcutKeys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{words[key]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
