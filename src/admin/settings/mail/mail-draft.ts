import type { MailSettingsDto } from '../../../contracts/mail.ts';

/** The form as it is typed. The stored password is never in it. */
export interface MailDraft extends Omit<MailSettingsDto, 'version' | 'port' | 'password'> {
  port: string;
  /** Empty: it stays as it is. */
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

/** What is no number is sent as it was typed, so that the server refuses it. */
export function bodyOf({ port, password, clearPassword, ...draft }: MailDraft): object {
  return {
    ...draft,
    port: /^\d+$/.test(port.trim()) ? Number(port) : port,
    ...(clearPassword ? { password: null } : password !== '' && { password }),
  };
}
