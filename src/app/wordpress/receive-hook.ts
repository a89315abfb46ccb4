import type { Ports } from '../ports/all-ports.ts';
import type { SignedMessage } from '../ports/wordpress/wordpress.ts';
import { fail, ok, type Result } from '../result.ts';
import { beginDueSync } from './begin-sync.ts';
import { isBlogConnected } from './blog-in-settings.ts';

/** How long the ids of messages are stored, in milliseconds: longer than a message is accepted, in both directions. */
const KEPT_MS = 15 * 60_000;

/**
 * Accepts a message of the blog that an article changed, and starts a synchronisation. While one runs, or shortly after
 * one, the next starts a little later: each message is followed by a synchronisation that started after it.
 */
export async function receiveHook(
  ports: Ports,
  message: SignedMessage,
): Promise<Result<{ received: true }, 'hook_unsigned' | 'hook_repeated'>> {
  const { clock, settings, hooks, isSigned, syncSoon } = ports;
  await settings.refresh();
  const secret = settings.now().wordpress.hookSecret;
  const at = clock.now();
  // The same failure without a secret or a blog, so that it reveals nothing.
  if (secret === undefined || !isBlogConnected(ports) || !isSigned(secret, message, at))
    return fail('hook_unsigned');
  if (!(await hooks.receive(message.id, at, at - KEPT_MS))) return fail('hook_repeated');
  await beginDueSync(ports);
  syncSoon();
  return ok({ received: true });
}
