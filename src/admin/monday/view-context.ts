import type { MondayDto } from '../../contracts/monday.ts';
import type { callApi } from '../api/call-api.ts';
import type { Language } from '../texts.ts';
import type { useClaimWords } from '../ui/use-claim-words.ts';

/** What the views of things are made with. */
export interface ViewContext extends Pick<MondayDto, 'today' | 'nextMonday'>, Pick<Language, 'locale' | 't'> {
  claims: ReturnType<typeof useClaimWords>;
  call: typeof callApi;
}
