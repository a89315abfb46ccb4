import type { ProofDto, ProofFilter } from '../../contracts/consents/consent-proofs.ts';
import type { Cell } from '../../domain/lead/csv.ts';
import type { ExportTable } from '../export/table-file.ts';
import type { Ports } from '../ports/all-ports.ts';
import { proofDtos, proofFilter } from './list-proofs.ts';

/** Rows that are read at once: a file of 100,000 proofs needs little memory. */
const PART = 1000;

/** The words of the file in the reader's language. */
export interface ProofExportWords {
  headings: Readonly<Record<keyof typeof columns, string>>;
  /** A moment on the agency's clock. */
  time(at: string): string;
  language(locale: ProofDto['locale']): string;
  answer(accepted: boolean | null): string;
  /** Of advertising, which a browser may object to. */
  objection: string;
  yes(is: boolean): string;
  scopeOf(scope: ProofDto['scope']): string;
}

/** The columns of the file, in this order. None leads to a person. */
const columns = {
  at: ({ at }, { time }) => time(at),
  id: ({ id }) => id,
  language: ({ locale }, { language }) => language(locale),
  text: ({ textVersion }) => textVersion,
  analytics: ({ analytics }, { answer }) => answer(analytics),
  marketing: ({ marketing, objected }, { answer, objection }) => (objected ? objection : answer(marketing)),
  functional: ({ functional }, { answer }) => answer(functional),
  objected: ({ objected }, { yes }) => yes(objected),
  replaced: ({ replacedAt }, { time }) => (replacedAt === null ? null : time(replacedAt)),
  withdrawn: ({ withdrawn }, { yes }) => yes(withdrawn),
  scope: ({ scope }, { scopeOf }) => scopeOf(scope),
  used: ({ used }) => used,
} satisfies Record<string, (proof: ProofDto, words: ProofExportWords) => Cell>;

const ordered = Object.entries(columns) as [
  keyof typeof columns,
  (proof: ProofDto, words: ProofExportWords) => Cell,
][];

/**
 * Returns all proofs that match the filter as the table of a file, the newest first. The first rows are read before the
 * answer begins, so that an unavailable database is an error status.
 */
export async function exportProofs(
  ports: Pick<Ports, 'consents' | 'landings'>,
  query: ProofFilter,
  words: ProofExportWords,
): Promise<ExportTable> {
  const filter = proofFilter(query);
  const read = (from: number) => ports.consents.list(filter, PART, from);
  const first = await read(0);
  async function* parts() {
    let proofs = first;
    for (let from = PART; ; from += PART) {
      const shown = await proofDtos(ports, proofs);
      yield shown.map((proof) => ordered.map(([, cell]) => cell(proof, words)));
      if (proofs.length < PART) return;
      proofs = await read(from);
    }
  }
  return { headings: ordered.map(([name]) => words.headings[name]), parts: parts() };
}
