import { useSearchParams } from 'react-router';
import { type LeadView, parseView, viewQuery } from './lead-view.ts';

/** Changes the view; other rows start at their first page. `replace` spares the back button a step for every letter. */
export type ChangeView = (change: Partial<LeadView>, replace?: boolean) => void;

/** What is shown stands in the address: a link, a reload and the back button all restore it. */
export function useLeadView(): [LeadView, ChangeView] {
  const [params, setParams] = useSearchParams();
  const view = parseView(params);
  const change: ChangeView = (values, replace = false) =>
    setParams(viewQuery({ ...view, page: 1, ...values }), { replace });
  return [view, change];
}
