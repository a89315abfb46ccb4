import { ContactFields } from '../../contracts/leads/contact.ts';
import type { PageLocals } from '../../contracts/site.ts';
import { readUtm } from '../../domain/attribution/utm.ts';
import { addressIn } from '../../domain/channels/campaign-address.ts';
import { UNKNOWN_PLATFORM } from '../../domain/lead/contact-platform.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

const contactForm = (search: string): PlainForm<ContactFields> => ({
  endpoint: '/api/contact/submit',
  names: ContactFields.keyof().options,
  // The forms of landing pages and of a former contact page may have no choice.
  body: (typed) => ({
    ...typed,
    platform: typed.platform || UNKNOWN_PLATFORM,
    utm: readUtm(search),
    campaignAddress: addressIn(search),
  }),
});

/**
 * Sends a contact form that was posted without script to the API, and returns the data for the page that is rendered
 * next. The forms of landing pages are posted here too, with the link of a video or a song (`videoUrl`): when the API
 * refuses a form without a message, the page shows the link as the beginning of the message.
 * @param search the query of the page's address, which names the campaign
 */
export async function postContactForm(
  values: URLSearchParams,
  from: PostedFrom,
  search: string,
  callApi: CallApi,
) {
  const { outcome, ...answer } = await postPlainForm(contactForm(search), values, from, callApi);
  const link = values.get('videoUrl')?.trim();
  if (link && outcome.kind === 'refused') outcome.values.message ||= `${link}\n`;
  return { ...answer, locals: { contactForm: outcome } satisfies Partial<PageLocals> };
}
