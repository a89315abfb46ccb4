import { Box } from '@mantine/core';
import { memo } from 'react';
import type { ContentField } from '../../domain/content/fields.ts';
import { useLanguage } from '../texts.ts';
import { setLabel, setsOf } from './content-names.ts';
import { FieldInput } from './FieldInput.tsx';
import type { PartEditor } from './use-part-editor.ts';

interface FieldSetsProps {
  editor: PartEditor;
  fields: readonly ContentField[];
  /** From the key of a field to the name of its text in the API. */
  name?: (key: string) => string;
}

/** The inputs of declared fields, those that belong together under their name. */
export function FieldSets({ editor, fields, name = (key) => key }: FieldSetsProps) {
  const { t } = useLanguage();
  return setsOf(fields).map(({ set, fields: own }) => {
    const label = setLabel(t.content, editor.key, set);
    const errors = own.map((field) => editor.errors[name(field.key)]);
    const inputs = own.map((field, index) => (
      <FieldInput
        key={field.key}
        editor={editor}
        field={field}
        name={name(field.key)}
        said={errors.slice(0, index).find((sentence) => sentence === errors[index])}
      />
    ));
    const key = own[0]?.key;
    if (label === '')
      return (
        <div key={key} className="content-set">
          {inputs}
        </div>
      );
    return (
      <fieldset key={key} className="content-set" data-set={set}>
        <Box component="legend" pt={0} pb="xs" fw={650} fz="sm">
          {label}
        </Box>
        {inputs}
      </fieldset>
    );
  });
}

/** Whether the fields of a part, without its items, would be rendered alike. */
function isAlike({ editor: one, fields }: FieldSetsProps, { editor: other }: FieldSetsProps): boolean {
  const sides = ['texts', 'standard', 'french', 'errors', 'notes'] as const;
  return (
    one.key === other.key &&
    one.locale === other.locale &&
    one.values.fallback === other.values.fallback &&
    fields.every(({ key }) => sides.every((side) => one[side][key] === other[side][key]))
  );
}

/** The inputs of a part without its items. Typing in one of hundreds of blocks does not render them. */
export const PartFields = memo(
  ({ editor, fields }: Pick<FieldSetsProps, 'editor' | 'fields'>) => FieldSets({ editor, fields }),
  isAlike,
);
