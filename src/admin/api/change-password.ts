import { callForAnswer } from './call-api.ts';
import { keepSession } from './session-marker.ts';

/** Changes the password and stores the new token: the server ends every other session. @throws ApiError */
export async function changePassword(current: string, password: string): Promise<void> {
  const { token } = await callForAnswer('POST /auth/password', { body: { current, password } });
  keepSession(token);
}
