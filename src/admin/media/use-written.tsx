import type { ReactNode } from 'react';
import type { PictureTexts } from '../../domain/media/picture.ts';
import { fill } from '../../i18n/format.ts';
import { readAt } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';

/** Names and writes the values of a picture, by paths such as `alt.fr`. */
export function useWritten() {
  const { conflict, panel } = useLanguage().t.media;
  return {
    nameOf: (path: string): string => {
      const [name, locale] = path.split('.') as [keyof PictureTexts, string?];
      return locale === undefined ? panel[name] : `${panel[name]} · ${locale.toUpperCase()}`;
    },
    written: (texts: PictureTexts, path: string): ReactNode => {
      const value = readAt(texts, path) as boolean | string | PictureTexts['focal'];
      if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
      if (typeof value === 'string') return value === '' ? conflict.empty : <Typed>{value}</Typed>;
      return fill(panel.focalValue, { x: Math.round(value.x * 100), y: Math.round(value.y * 100) });
    },
  };
}
