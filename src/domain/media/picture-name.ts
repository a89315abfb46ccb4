import { NAME_MAX_LENGTH } from './picture.ts';

/** Returns the name of a new picture: its file's name without folders and control characters, cut to `NAME_MAX_LENGTH`. */
export function pictureName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();
  return [...clean].slice(0, NAME_MAX_LENGTH).join('').trim() || 'image';
}
