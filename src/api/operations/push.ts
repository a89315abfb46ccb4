import { readPush, subscribe, unsubscribe } from '../../app/push/push-desk.ts';
import { PushAddress, PushState, PushSubscriptionInput } from '../../contracts/account/push.ts';
import { maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Notifications', allow: maySell, answer: PushState } as const;
const ENDPOINT = 'https://push.example.com/send/abc';

/** The notifications of new leads in the browsers of an account that sees leads. */
export const pushOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/push/state',
    summary: 'Whether this browser is told of new leads',
    description:
      'With the public key for a new subscription. The browser’s address gives access by itself, so it stands in the body.',
    body: PushAddress,
    example: { endpoint: ENDPOINT },
    meaning: 'The state',
    run: ({ ports, input, asker }) => readPush(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/push/subscription',
    summary: 'Tell this browser of new leads',
    description:
      'A message says that there is a new lead, and nothing about it. A push service that answers 404 or 410 ends the subscription.',
    body: PushSubscriptionInput,
    example: {
      endpoint: ENDPOINT,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      locale: 'fr',
    },
    meaning: 'It is told',
    run: ({ ports, input, asker }) => subscribe(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/push/unsubscribe',
    summary: 'Tell this browser no longer',
    body: PushAddress,
    example: { endpoint: ENDPOINT },
    meaning: 'It is not told',
    run: ({ ports, input, asker }) => unsubscribe(ports, input, asker),
  }),
] as const;
