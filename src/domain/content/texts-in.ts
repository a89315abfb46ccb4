import type { ContentItem, PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import { type PartKey, partOf } from './parts.ts';

/** A text of a part, empty or not, with its field and its name in the API: `slogan`, `items.<id>.answer`. */
interface PlacedText {
  name: string;
  field: ContentField;
  text: string;
  /** Absent: the text does not belong to an item. */
  item?: ContentItem;
}

/** Returns the texts of the declared fields of a part, then those of its items. */
export function textsIn(part: PartKey, { fields, items }: PartContent): PlacedText[] {
  const declared = partOf(part);
  return [
    ...declared.fields.map((field) => ({ name: field.key, field, text: fields[field.key] ?? '' })),
    ...items.flatMap((item) =>
      (declared.items?.fields ?? []).map((field) => ({
        name: `items.${item.id}.${field.key}`,
        field,
        text: item.fields[field.key] ?? '',
        item,
      })),
    ),
  ];
}
