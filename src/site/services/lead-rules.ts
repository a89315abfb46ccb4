import { EMAIL_PATTERN } from '../../domain/lead/typed-fields.ts';

/** What a visitor types into the form of a landing page. */
export interface TypedLead {
  name: string;
  email: string;
  link: string;
}

/** The fields that keep the simulator from opening: a name, an e-mail address, and a link that is whole or absent. */
export function wrongFields({ name, email, link }: TypedLead): (keyof TypedLead)[] {
  const wrong: (keyof TypedLead)[] = [];
  if (name.trim() === '') wrong.push('name');
  if (!EMAIL_PATTERN.test(email.trim())) wrong.push('email');
  if (!isWholeOrAbsent(link.trim())) wrong.push('link');
  return wrong;
}

/** Which of the two documented alerts a booking meets, if any. The link is not asked about. */
export function bookingAlert({ name, email }: TypedLead): 'missing' | 'email' | undefined {
  if (name.trim() === '' || email.trim() === '') return 'missing';
  return EMAIL_PATTERN.test(email.trim()) ? undefined : 'email';
}

function isWholeOrAbsent(link: string): boolean {
  return link === '' || (URL.canParse(link) && /^https?:$/.test(new URL(link).protocol));
}
