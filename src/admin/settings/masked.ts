import type { SecretView } from '../../contracts/settings.ts';

/** Always as many: how long a secret is, is nobody's business. */
const DOTS = '••••••••';

/** What stands in the empty field of a secret that is stored: dots, and of a key the end that the server tells. */
export const masked = ({ set, hint }: SecretView): string | undefined => (set ? (hint ?? DOTS) : undefined);
