import { Box, Checkbox } from '@mantine/core';
import { listKeys, ShortcutKeys } from './ShortcutKeys.tsx';

interface ShortcutHelpProps<Key extends string> {
  keys: readonly Key[];
  /** The meaning of each key. */
  words: Readonly<Record<Key | 'title' | 'on', string>>;
  on: boolean;
  turn: (on: boolean) => void;
}

/** The keyboard shortcuts of a list, and the switch that turns them off. */
export function ShortcutHelp<Key extends string>({ keys, words, on, turn }: ShortcutHelpProps<Key>) {
  return (
    <Box className="list-keys" component="details" c="dimmed" fz="sm">
      <summary>{words.title}</summary>
      <Checkbox label={words.on} checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      <ShortcutKeys keys={listKeys(keys, words)} />
    </Box>
  );
}
