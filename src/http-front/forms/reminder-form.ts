import type { ReminderFields } from '../../contracts/landing/reminder.ts';
import type { ReminderAnswer } from '../../contracts/site.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, postPlainForm } from './plain-form.ts';

/** Sends the form of the reminder to the API, and returns the data for the page that is rendered next. */
export async function postReminder(values: URLSearchParams, view: LandingView, callApi: CallApi) {
  const form: PlainForm<ReminderFields> = {
    endpoint: '/api/reminders',
    names: ['email', 'platform', 'moment'],
    body: (typed) => ({
      ...typed,
      landing: view.id,
      zone: values.get('zone') ?? '',
      artistList: values.has('artistList'),
    }),
  };
  const from = { locale: view.locale, path: '', referrer: undefined };
  const {
    outcome,
    status,
    retryAfter,
    message,
    isOut = false,
  } = await postPlainForm<ReminderFields, { isOut: boolean }>(form, values, from, callApi);
  const answer: ReminderAnswer = { outcome, isOut, email: values.get('email')?.trim() ?? '' };
  return { status, retryAfter, message, answer };
}
