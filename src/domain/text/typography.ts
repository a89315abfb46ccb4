/** Kinds of what typography puts right, for the words of the back office. */
export const typographyKinds = ['nbsp', 'apostrophe', 'guillemets', 'dashes', 'spaces'] as const;
export type TypographyKind = (typeof typographyKinds)[number];

export interface TypographyChange {
  kind: TypographyKind;
  count: number;
}
