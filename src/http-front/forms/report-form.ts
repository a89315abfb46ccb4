import type { ReportAnswer, ReportFields } from '../../contracts/content-report.ts';
import type { PageLocals } from '../../contracts/site.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

const reportForm: PlainForm<ReportFields> = {
  endpoint: '/api/content-reports',
  names: ['object', 'address', 'reason', 'explanation', 'name', 'email', 'goodFaith'],
  body: ({ goodFaith, ...typed }) => ({ ...typed, goodFaith: goodFaith === 'true' }),
};

/** Sends a posted report of content to the API, and returns the data for the page that is rendered next. */
export async function postReportForm(values: URLSearchParams, from: PostedFrom, callApi: CallApi) {
  const { outcome, number, receipt, ...answer } = await postPlainForm<ReportFields, ReportAnswer>(
    reportForm,
    values,
    from,
    callApi,
  );
  const object = values.get('object') ?? '';
  return {
    ...answer,
    locals: { report: { object, outcome, number, receipt } } satisfies Partial<PageLocals>,
  };
}
