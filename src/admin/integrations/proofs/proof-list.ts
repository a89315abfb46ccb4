import type { ProofDto } from '../../../contracts/consents/consent-proofs.ts';
import { proofChoices } from '../../../domain/consent/proof-choices.ts';
import { SEARCH_MAX_LENGTH } from '../../../domain/list/list-parameters.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { callApi } from '../../api/call-api.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { one, text } from '../../ui/list/fields.ts';
import { searchInput, selectInput } from '../../ui/list/inputs.tsx';
import { declareList, type ListOf, useList } from '../../ui/list/use-list.ts';

/** The list of proofs: its filters in the address, their inputs, its rows. ProofList.tsx sets `choice`. */
export const proofList = declareList({
  fields: {
    q: text(
      SEARCH_MAX_LENGTH,
      searchInput((t) => t.proofs.filter.search),
    ),
    choice: one(proofChoices, ''),
    language: one(
      locales,
      '',
      selectInput((t, locale) => ({
        label: t.proofs.filter.language,
        bare: true,
        options: [
          { value: '', label: t.proofs.filter.allLanguages },
          ...locales.map((value) => ({ value, label: inLanguage(locale, value) })),
        ],
      })),
    ),
  },
  key: ['consent-proofs'],
  load: (query, signal) => callApi('GET /consent-proofs', { query, signal }),
  idOf: ({ id }: ProofDto) => id,
});
export type ProofListView = ListOf<typeof proofList>;
export const useProofList = (): ProofListView => useList(proofList);
