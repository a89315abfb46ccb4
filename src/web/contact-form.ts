import type { ContactFields } from '../contracts/contact.ts';
import type { PageLocals } from '../contracts/site.ts';
import type { CallApi } from './call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

const contactForm: PlainForm<ContactFields> = {
  endpoint: '/api/contact/submit',
  names: ['name', 'email', 'message', 'platform'],
};

/** The contact form without script, and what the page it was posted to shows afterwards. */
export async function postContactForm(values: URLSearchParams, from: PostedFrom, callApi: CallApi) {
  const { outcome, ...answer } = await postPlainForm(contactForm, values, from, callApi);
  return { ...answer, locals: { contactForm: outcome } satisfies Partial<PageLocals> };
}
