import type { contactFields as fr } from './fr.ts';

/** The typed fields of the contact form, in its order. */
export const contactFields = {
  /** In the form, and on the page of a lead in the back office. */
  labels: {
    name: 'Name',
    email: 'Email',
    platform: 'Platform',
    message: 'Message',
  },
  /** In the list of the privacy page. */
  stored: {
    name: 'your name',
    email: 'your email address',
    platform: 'the platform you picked',
    message: 'your message',
  },
  /** The sentence above the form. */
  required: 'All fields are required.',
} satisfies typeof fr;
