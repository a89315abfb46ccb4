import { Button, NativeSelect, Table } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { handFields, type ImportField } from '../../../domain/campaign-import/import-values.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

interface NameColumnsProps {
  columns: ImportPreview['columns'];
  /** Reads the file with the named columns: `0:day,3:cost`. */
  decide: (fields: string) => void;
}

/** The columns of an unknown file, which the reader names once; the next file with the same header is read alike. */
export function NameColumns({ columns, decide }: NameColumnsProps) {
  const { t } = useLanguage();
  const words = t.campaignImport;
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (place: number, chosen: ImportField | undefined) =>
    setFields((before) => before.with(place, chosen ?? null));
  // A field is one column. Taking it from another one would happen unseen: the arrow keys pass through all options.
  const isTaken = (field: ImportField, place: number) => {
    const at = fields.indexOf(field);
    return at !== -1 && at !== place;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decide(fields.flatMap((field, place) => (field === null ? [] : `${place}:${field}`)).join(','));
  };
  return (
    <section className="admin-card import-naming" aria-labelledby="import-naming">
      <header className="import-card-head">
        <h2 id="import-naming" ref={heading} tabIndex={-1}>
          {words.map.title}
        </h2>
        <p>{words.map.hint}</p>
      </header>
      <form className="import-naming-form" onSubmit={onSubmit}>
        <ScrollBox label={words.map.title} tall>
          <Table aria-labelledby="import-naming">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words.columns.inFile}</Table.Th>
                <Table.Th scope="col">{words.columns.becomes}</Table.Th>
                <Table.Th scope="col" ta="right">
                  {words.columns.first}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {columns.map(({ name, first }, place) => (
                // Two columns of a file may have the same name.
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file have an order, and no other name
                <Table.Tr key={place}>
                  <Table.Th scope="row">
                    <Typed>{name}</Typed>
                  </Table.Th>
                  <Table.Td>
                    <NativeSelect
                      aria-label={fill(words.map.column, { name })}
                      value={fields[place] ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        choose(
                          place,
                          handFields.find((field) => field === value),
                        )
                      }
                      data={[
                        { value: '', label: words.map.skip },
                        ...handFields.map((value) => ({
                          value,
                          label: words.columns.fields[value],
                          disabled: isTaken(value, place),
                        })),
                      ]}
                    />
                  </Table.Td>
                  <Table.Td ta="right">
                    <Typed>{first}</Typed>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
        <div className="admin-actions">
          <Button type="submit" disabled={fields.every((field) => field === null)}>
            {words.map.action}
          </Button>
        </div>
      </form>
    </section>
  );
}
