import type { ReminderFields } from '../../contracts/landing/reminder.ts';
import type { ReminderAnswer } from '../../contracts/site.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { releaseStage } from '../../domain/landing/landing-stage.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, postPlainForm } from './plain-form.ts';

/** What a fan chose beside the address. */
const chosenIn = (values: URLSearchParams): ReminderAnswer['chosen'] => ({
  platform: values.get('platform') ?? '',
  moment: values.get('moment') ?? '',
  artistList: values.has('artistList'),
  zone: values.get('zone') ?? '',
});

/** Returns the data for the form with the same choices and without an address; once the release is out, for the page that says so. */
export const reminderAgain = (values: URLSearchParams, { shared, now }: LandingView): ReminderAnswer => ({
  chosen: chosenIn(values),
  isOut: releaseStage(shared, now) !== 'before',
  email: '',
});

/** Sends the form of the reminder to the API, and returns the data for the page that is rendered next. */
export async function postReminder(values: URLSearchParams, view: LandingView, callApi: CallApi) {
  const chosen = chosenIn(values);
  const form: PlainForm<ReminderFields> = {
    endpoint: '/api/reminders',
    names: ['email', 'platform', 'moment'],
    body: (typed) => ({
      ...typed,
      landing: view.id,
      zone: chosen.zone,
      artistList: chosen.artistList,
    }),
  };
  const from = { locale: view.locale, path: '', referrer: undefined };
  const {
    outcome,
    status,
    retryAfter,
    isOut = false,
  } = await postPlainForm<ReminderFields, { isOut: boolean }>(form, values, from, callApi);
  const answer: ReminderAnswer = { outcome, chosen, isOut, email: values.get('email')?.trim() ?? '' };
  return { status, retryAfter, answer };
}
