import { Group } from '@mantine/core';

interface ShortcutKeysProps {
  /** A key combination, and its effect. */
  keys: readonly (readonly [keys: readonly string[], meaning: string])[];
}

/** Keys with their meanings. */
export function ShortcutKeys({ keys }: ShortcutKeysProps) {
  return (
    <dl className="shortcut-keys">
      {keys.map(([pressed, meaning]) => (
        <Group gap="xs" align="stretch" wrap="nowrap" key={pressed.join(' ')}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </Group>
      ))}
    </dl>
  );
}

/** The keys of a list with their meanings, as `ShortcutKeys` shows them. */
export const listKeys = <Key extends string>(keys: readonly Key[], words: Readonly<Record<Key, string>>) =>
  keys.map((key) => [[key.toUpperCase()], words[key]] as const);
