import { callForAnswer } from './api.ts';
import { keepToken } from './token.ts';

/** `POST /api/auth/password`: the answer carries the token of the one session that goes on. @throws ApiError */
export async function changePassword(current: string, password: string): Promise<void> {
  const { token } = await callForAnswer<{ token: string }>('POST', '/auth/password', { current, password });
  keepToken(token);
}
