import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the characters outside Latin-1 of built code as escapes, in all `.mjs` files of a folder. V8 holds a file with one such
 * character in two bytes for each character, for as long as the process lives (decision record 0077). The
 * build leaves such characters in texts and regular expressions alone, where an escape means the same.
 */
export async function escapeTexts(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => name.endsWith('.mjs'))
      .map(async (name) => {
        const file = join(folder, name);
        const code = await readFile(file, 'utf8');
        const escaped = code.replace(/[\u0100-\uffff]/g, escapeOf);
        if (escaped !== code) await writeFile(file, escaped);
      }),
  );
}

const escapeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
