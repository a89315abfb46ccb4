import { Badge, Button } from '@mantine/core';
import type { ProofDto } from '../../../contracts/consents/consent-proofs.ts';
import { proofChoices } from '../../../domain/consent/proof-choices.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { callForBody } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { FilterForm } from '../../ui/fields/FilterForm.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { code } from '../../ui/language-words.ts';
import { ClearFilters, FilterInputs } from '../../ui/list/FilterInputs.tsx';
import { ListBody } from '../../ui/list/ListBody.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { datedName } from '../../ui/save-file.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useDownload } from '../../ui/use-download.ts';
import { type ProofListView, useProofList } from './proof-list.ts';

/** The proofs under the filters of the address, and their file. No column leads to a person. */
export function ProofList() {
  const { t } = useLanguage();
  const words = t.proofs;
  const list = useProofList();
  const columns = useColumns();
  return (
    <>
      <ProofFilters list={list} />
      <ListBody
        list={list}
        className="admin-stack"
        empty={<Empty title={words.empty.title} text={words.empty.text} />}
        none={{ ...words.none, clear: words.filter.clear }}
      >
        <Records
          label={words.list}
          className="proofs-records"
          list={{ rows: list.rows, idOf: list.idOf, rowProps: list.rowProps }}
          columns={columns}
          folds={folds}
        />
      </ListBody>
    </>
  );
}

function ProofFilters({ list }: { list: ProofListView }) {
  const { locale, t } = useLanguage();
  const { filter, file } = t.proofs;
  const counts = list.page?.counts;
  const csv = useDownload(
    () => callForBody('GET /consent-proofs.csv', { query: fileQuery(list) }),
    () => datedName(file.name, 'csv'),
    file.done,
  );
  return (
    <FilterForm className="list-filters">
      <FilterInputs list={list} names={['q']} />
      <Segments
        label={filter.choice}
        value={list.state.choice || 'all'}
        onChange={(choice) => list.set({ choice: choice === 'all' ? '' : choice })}
        options={(['all', ...proofChoices] as const).map((value) => ({
          value,
          label: (
            <>
              {filter.choices[value]} {counts && <Badge>{formatNumber(locale, counts[value])}</Badge>}
            </>
          ),
        }))}
      />
      <FilterInputs list={list} names={['language']} />
      <ClearFilters list={list} label={filter.clear} />
      <Button variant="default" className="proofs-file" loading={csv.isPending} onClick={() => csv.mutate()}>
        {file.action}
      </Button>
    </FilterForm>
  );
}

/** The query of the file: the filter, without the page. */
function fileQuery(list: ProofListView): URLSearchParams {
  const query = new URLSearchParams(list.address);
  for (const name of ['page', 'pageSize']) query.delete(name);
  return query;
}

function useColumns() {
  const { locale, t } = useLanguage();
  const { columns: labels, answers, scopes } = t.proofs;
  const moments = useMoments();
  const answer = (accepted: boolean | null) =>
    accepted === null ? (
      <span className="proofs-answer">{answers.unasked}</span>
    ) : (
      <span className="proofs-answer" data-accepted={accepted}>
        <Glyph name={accepted ? 'done' : 'not_configured'} />
        {accepted ? answers.accepted : answers.refused}
      </span>
    );
  return [
    {
      key: 'at',
      label: labels.at,
      cell: ({ at }) => <span className="admin-figure">{moments.short(at)}</span>,
      width: 'date',
      card: 'title',
    },
    {
      key: 'id',
      label: labels.id,
      cell: ({ id }) => <span title={id}>{`${id.slice(0, 4)}…${id.slice(-4)}`}</span>,
      width: 'word',
      card: 'fact',
    },
    {
      key: 'language',
      label: labels.language,
      cell: ({ locale }) => <span className="proofs-language">{code(locale)}</span>,
      width: 'word',
      card: 'badge',
    },
    {
      key: 'text',
      label: labels.text,
      cell: ({ textVersion }) => <span className="proofs-text">{textVersion}</span>,
      width: 'choice',
      card: 'fact',
    },
    {
      key: 'analytics',
      label: labels.analytics,
      cell: ({ analytics }) => answer(analytics),
      width: 'badge',
      card: 'fact',
    },
    {
      key: 'marketing',
      label: labels.marketing,
      cell: ({ marketing, withdrawn, objected }) =>
        withdrawn || objected ? (
          <span className="proofs-answer">
            <Glyph name={objected ? 'objection' : 'restore'} />
            {objected ? answers.objected : answers.withdrawn}
          </span>
        ) : (
          answer(marketing)
        ),
      width: 'badge',
      card: 'fact',
    },
    {
      key: 'scope',
      label: labels.scope,
      cell: ({ scope }) => (scope === null ? scopes.site : fill(scopes.artist, scope)),
      width: 'text',
      card: 'fact',
    },
    {
      key: 'used',
      label: labels.used,
      cell: ({ used }) => <span className="admin-figure">{formatNumber(locale, used)}</span>,
      width: 'number',
      card: 'fact',
    },
    {
      key: 'replaced',
      label: labels.replaced,
      cell: ({ replacedAt }) =>
        replacedAt && <span className="admin-figure">{moments.short(replacedAt)}</span>,
      width: 'date',
      card: 'fact',
    },
  ] as const satisfies readonly Column<ProofDto>[];
}

/** Which column moves below which, in this order, in a window too narrow for all columns. */
const folds = [
  ['replaced', 'at'],
  ['text', 'id'],
  ['used', 'scope'],
  ['analytics', 'marketing'],
] as const;
