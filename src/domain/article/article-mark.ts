/** Kinds of content of an article that stays on the blog: the page shows a line with a link in its place. */
export const leftKinds = ['audio', 'video', 'image', 'form', 'content'] as const;
export type LeftKind = (typeof leftKinds)[number];
export type FileKind = 'audio' | 'video';

/** The value of `data-embed` of a link in a stored article. For an embed, the value is its host instead. */
export type ArticleMark = { kind: 'file'; of: FileKind } | { kind: 'left'; of: LeftKind };

/** Reads such a value; `undefined`: a host. */
export function articleMark(value: string): ArticleMark | undefined {
  const [, kind, of] = /^(file|left):([a-z]+)$/.exec(value) ?? [];
  if (kind === 'file' && (of === 'audio' || of === 'video')) return { kind, of };
  const left = leftKinds.find((one) => one === of);
  return kind === 'left' && left ? { kind, of: left } : undefined;
}
