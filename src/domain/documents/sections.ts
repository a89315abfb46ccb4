import { type Field, type Fields, group, toggle } from './fields.ts';

/**
 * A section of a document, which an editor can switch off: its switch, its texts in a language (a group, or the texts of
 * its items), and the fields that all languages share.
 */
interface Section {
  shown: Field;
  texts: Field;
  shared: Fields;
}
type Sections = Readonly<Record<string, Section>>;

/** @param shown the switch; absent: a new document shows the section */
export const section = <
  T extends Field,
  S extends Fields = Record<never, never>,
  Shown extends Field = ReturnType<typeof toggle>,
>(
  texts: T,
  shared: S = {} as S,
  shown: Shown = toggle(true) as Field as Shown,
) => ({ shown, texts, shared });

type SharedOf<S> = S extends { shared: infer F } ? F : never;
type All<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never;
type Part<S, Name extends keyof Section> = { [K in keyof S]: S[K] extends Section ? S[K][Name] : never };
/** The shared fields of all sections, with the switches of the sections. */
type SharedFields<S, Shared = All<SharedOf<S[keyof S]>>> = {
  sections: { kind: 'group'; fields: Part<S, 'shown'> };
} & { [Name in keyof Shared]: Shared[Name] };

const part = <S extends Sections, Name extends 'shown' | 'texts'>(sections: S, name: Name) =>
  Object.fromEntries(Object.entries(sections).map(([key, one]) => [key, one[name]])) as Part<S, Name>;

/** The shared fields of sections: their switches, and the fields of each. */
export const sharedFields = <S extends Sections>(sections: S) =>
  Object.assign(
    { sections: group(part(sections, 'shown') as Fields) },
    ...Object.values(sections).map(({ shared }) => shared),
  ) as SharedFields<S>;

/** The texts of sections in a language. */
export const textFields = <S extends Sections>(sections: S) => part(sections, 'texts');
