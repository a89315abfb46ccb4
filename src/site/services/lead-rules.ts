import { isEmail } from '../../domain/lead/email-address.ts';

/** The values of a landing page's form. */
export interface TypedLead {
  name: string;
  email: string;
  link: string;
}

/** Returns the fields that are wrong: name and e-mail are required, and a link must be complete or empty. */
export function wrongFields({ name, email, link }: TypedLead): (keyof TypedLead)[] {
  const wrong: (keyof TypedLead)[] = [];
  if (name.trim() === '') wrong.push('name');
  if (!isEmail(email)) wrong.push('email');
  if (!isWholeOrAbsent(link.trim())) wrong.push('link');
  return wrong;
}

/** Returns which of the two documented alerts a booking shows, if any. The link is not checked. */
export function bookingAlert({ name, email }: TypedLead): 'missing' | 'email' | undefined {
  if (name.trim() === '' || email.trim() === '') return 'missing';
  return isEmail(email) ? undefined : 'email';
}

function isWholeOrAbsent(link: string): boolean {
  return link === '' || (URL.canParse(link) && /^https?:$/.test(new URL(link).protocol));
}
