import type { MailSettingsDto } from '../../../contracts/mail.ts';

/** The values of the form as typed. They never contain the stored password. */
export interface MailDraft extends Omit<MailSettingsDto, 'version' | 'port' | 'password'> {
  port: string;
  /** Empty: the stored password is kept. */
  password: string;
  clearPassword: boolean;
}

export function draftOf({
  version: _version,
  password: _password,
  port,
  ...settings
}: MailSettingsDto): MailDraft {
  return { ...settings, port: String(port), password: '', clearPassword: false };
}

/** Returns the body to send. A port that is not a number is sent unchanged, so that the server refuses it. */
export function bodyOf({ port, password, clearPassword, ...draft }: MailDraft) {
  return {
    ...draft,
    port: /^\d+$/.test(port.trim()) ? Number(port) : port,
    ...(clearPassword ? { password: null } : password !== '' && { password }),
  };
}
