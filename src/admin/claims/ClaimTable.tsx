import { Table } from '@mantine/core';
import { Fragment } from 'react';
import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { Basis } from './Basis.tsx';
import { ClaimLink } from './ClaimLink.tsx';
import { Contradiction } from './Contradiction.tsx';
import { Checked, Until } from './Days.tsx';
import { StatePill } from './StatePill.tsx';
import { labelsOf, useClaimWords } from './use-claim-words.ts';

export interface ClaimRowsProps {
  /** Each row is a claim, or the claims that contradict each other. */
  rows: readonly (readonly ClaimDto[])[];
  demo: boolean;
}

const columns = ['value', 'label', 'scope', 'basis', 'checked', 'until', 'state'] as const;

/** The register as a table: the figure first and largest; a contradiction is opened below its row. */
export function ClaimTable({ rows, demo }: ClaimRowsProps) {
  const { locale, t } = useLanguage();
  const { value, places } = useClaimWords();
  return (
    <ScrollBox label={t.claims.title}>
      <Table verticalSpacing="sm" aria-label={t.claims.title} className="claims-table">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {t.claims.columns[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([claim, ...rivals]) =>
            claim ? (
              <Fragment key={claim.id}>
                <Table.Tr>
                  <Table.Th scope="row" className="claims-value">
                    {rivals.length === 0 ? (
                      <ClaimLink claim={claim} />
                    ) : (
                      [claim, ...rivals].map(value).join(' / ')
                    )}
                  </Table.Th>
                  <Table.Td className="claims-label" dir="auto">
                    {labelsOf([claim, ...rivals], locale)}
                    {rivals.length === 0 && <span className="claims-places">{places(claim)}</span>}
                  </Table.Td>
                  <Table.Td className="claims-muted" dir="auto">
                    {claim.scope?.[locale] ?? '–'}
                  </Table.Td>
                  <Table.Td>{rivals.length === 0 ? <Basis claim={claim} /> : '–'}</Table.Td>
                  <Table.Td>{rivals.length === 0 ? <Checked claim={claim} /> : '–'}</Table.Td>
                  <Table.Td>{rivals.length === 0 ? <Until claim={claim} /> : '–'}</Table.Td>
                  <Table.Td>
                    <StatePill state={claim.state} />
                  </Table.Td>
                </Table.Tr>
                {rivals.length > 0 && (
                  <Table.Tr className="claims-open">
                    <Table.Td colSpan={columns.length}>
                      <Contradiction sides={[claim, ...rivals]} demo={demo} />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            ) : null,
          )}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
