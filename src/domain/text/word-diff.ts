/** A run of a text: in both texts, only in the one before, or only in the one after. */
export interface DiffRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with the spaces that follow them; a longer text is compared as a whole. */
const WORD = /\S+\s*|\s+/g;
const MOST_CELLS = 4_000_000;

/**
 * Returns the difference of two texts word by word, as the runs of the longest common sequence of words. The runs that were not
 * removed are the text after, those that were not added the text before.
 */
export function wordDiff(before: string, after: string): DiffRun[] {
  const [old, now] = [before.match(WORD) ?? [], after.match(WORD) ?? []];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end))
    end += 1;
  const runs: DiffRun[] = [];
  const add = (kind: DiffRun['kind'], words: readonly string[]) => {
    const text = words.join('');
    if (text === '') return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  add('same', now.slice(0, start));
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (left.length * right.length > MOST_CELLS) {
    add('removed', left);
    add('added', right);
  } else for (const { kind, text } of common(left, right)) add(kind, [text]);
  add('same', now.slice(now.length - end));
  return runs;
}

/** The longest common sequence by the usual table: each cell has its length from there to the ends. */
function common(left: readonly string[], right: readonly string[]): DiffRun[] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        wordIn(left[row]) === wordIn(right[column])
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const removed: DiffRun[] = [];
  const runs: DiffRun[] = [];
  // What was added is held back, so that neighbouring words read "old old new new".
  const added: DiffRun[] = [];
  const flush = () => {
    runs.push(...removed.splice(0), ...added.splice(0));
  };
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [was, is] = [left[row], right[column]];
    if (was !== undefined && is !== undefined && wordIn(was) === wordIn(is)) {
      flush();
      runs.push(...sameWord(was, is));
      row += 1;
      column += 1;
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      removed.push({ kind: 'removed', text: was });
      row += 1;
    } else {
      added.push({ kind: 'added', text: is ?? '' });
      column += 1;
    }
  }
  flush();
  return runs;
}

/** A word without the spaces that follow it: the last word of a text has none, and is the same once another follows. */
const wordIn = (word: string | undefined): string | undefined => word?.trimEnd();

/** A word that both texts have: only the spaces after it may differ. */
function sameWord(was: string, is: string): DiffRun[] {
  if (was === is) return [{ kind: 'same', text: was }];
  const word = was.trimEnd();
  const runs: DiffRun[] = [
    { kind: 'same', text: word },
    { kind: 'removed', text: was.slice(word.length) },
    { kind: 'added', text: is.slice(word.length) },
  ];
  return runs.filter(({ text }) => text !== '');
}
