import type { ContactFields } from '../contracts/contact.ts';
import type { PageLocals } from '../contracts/site.ts';
import type { CallApi } from './call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

const contactForm: PlainForm<ContactFields> = {
  endpoint: '/api/contact/submit',
  names: ['name', 'email', 'message', 'platform'],
};

/**
 * The contact form without script, and what the page it was posted to shows afterwards. A landing page posts here too,
 * with the link of a video or a song: it comes back as the beginning of the message that is then asked for.
 */
export async function postContactForm(values: URLSearchParams, from: PostedFrom, callApi: CallApi) {
  const { outcome, ...answer } = await postPlainForm(contactForm, values, from, callApi);
  const link = values.get('videoUrl')?.trim();
  if (link && outcome.kind === 'refused') outcome.values.message ||= `${link}\n`;
  return { ...answer, locals: { contactForm: outcome } satisfies Partial<PageLocals> };
}
