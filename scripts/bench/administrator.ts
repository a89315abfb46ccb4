import type { GivenPassword, Invitation } from '../../src/contracts/account/account.ts';
import type { Role } from '../../src/domain/account/role.ts';

/** The administrator of a measured site. */
const ADMINISTRATOR: GivenPassword = { email: 'bench@example.com', password: 'a melody that nobody hums' };

/** The environment variables that create this administrator when a site starts. */
export const administratorEnv = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
};

/** Opens a session. Returns its token; throws when the site refuses the sign-in. */
export async function signIn(url: string, account: GivenPassword = ADMINISTRATOR): Promise<string> {
  const response = await postJson(`${url}/api/auth/login`, account);
  return ((await response.json()) as { token: string }).token;
}

/** Invites an account, accepts the invitation in its place, and returns a token of it. The site has no mail server. */
export async function signInInvited(url: string, admin: string, email: string, role: Role): Promise<string> {
  const draft = { email, role, name: 'Bench', locale: 'fr' };
  const invited = await postJson(`${url}/api/accounts`, draft, admin);
  const { link } = ((await invited.json()) as { data: Invitation }).data;
  const { password } = ADMINISTRATOR;
  await postJson(`${url}/api/auth/password-link/use`, { code: link?.split('#')[1], password });
  return signIn(url, { email, password });
}

/** Posts JSON, signed in if there is a `token`. Throws when the response is a failure. */
export async function postJson(url: string, body: object, token?: string): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Makes the site send its mails to a server of this machine. Throws when the site refuses. */
export async function sendMailsTo(url: string, port: number): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' };
  const settings = `${url}/api/settings/mail`;
  const { password: _password, ...mail } = (await (await fetch(settings, { headers })).json()).data;
  const body = JSON.stringify({ ...mail, host: 'localhost', port, security: 'none' });
  const saved = await fetch(settings, { method: 'PUT', headers, body });
  if (!saved.ok) throw new Error(`The settings of mails answered ${saved.status}.`);
}
