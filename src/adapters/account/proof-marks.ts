import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ProofMarks } from '../../app/ports/proof.ts';
import type { Clock } from '../../app/ports.ts';

/** The clocks of the processes may differ by less. */
const LIFE_MS = 5 * 60_000;

/** Creates the marks `<token>.<epoch milliseconds>.<HMAC>`. @param secrets the first one signs, all of them verify */
export function createProofMarks(secrets: readonly string[], clock: Clock): ProofMarks {
  const sign = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`mdmc proof ${text}`).digest('base64url');
  return {
    make() {
      const text = `${randomBytes(9).toString('base64url')}.${clock.now()}`;
      return `${text}.${sign(secrets[0] ?? '', text)}`;
    },
    isOwn(mark) {
      const [token = '', time = '', given = ''] = mark.split('.');
      if (!(Math.abs(clock.now() - Number(time)) <= LIFE_MS)) return false;
      const signature = Buffer.from(given);
      return secrets.some((secret) => {
        const own = Buffer.from(sign(secret, `${token}.${time}`));
        return own.length === signature.length && timingSafeEqual(own, signature);
      });
    },
  };
}
