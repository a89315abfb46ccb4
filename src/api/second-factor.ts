import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { RefusedFactor } from '../app/account/refused-factor.ts';
import {
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorDto,
  SecondFactorEnd,
  SecondFactorInvitation,
  SecondFactorSetup,
} from '../contracts/second-factor.ts';
import { mayUseBackOffice } from '../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { callerOf, slowDown } from './caller.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Sign-in'];
const security = sessionSecurity;
const guard = requireAccount(mayUseBackOffice);
const password = 'correct horse battery staple';
const bodyFailures = failures(...wrongBody, 'unauthorized', 'rate_limited', 'internal');

const read = createRoute({
  method: 'get',
  path: '/api/auth/second-factor',
  tags,
  summary: 'Is the own account asked for codes?',
  security,
  middleware: guard,
  responses: { 200: succeeds(SecondFactorDto, 'Its state'), ...failures('unauthorized', 'internal') },
});

const setup = createRoute({
  method: 'post',
  path: '/api/auth/second-factor/setup',
  tags,
  summary: 'Begin with a second factor',
  description:
    'Gives a new secret for an app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), as text and as a QR code. Nothing is asked for until a first code confirms it. Needs the password.',
  request: jsonRequest(SecondFactorSetup, { password }),
  security,
  middleware: [guard, jsonBody(SecondFactorSetup)] as const,
  responses: {
    200: succeeds(SecondFactorInvitation, 'The secret'),
    ...failures('second_factor_on'),
    ...bodyFailures,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/api/auth/second-factor/confirm',
  tags,
  summary: 'Switch the second factor on',
  description:
    'With the first code of the app. Gives ten recovery codes, each for one sign-in, this once. Wrong codes bring longer waits.',
  request: jsonRequest(SecondFactorConfirmation, { code: '123456' }),
  security,
  middleware: [guard, jsonBody(SecondFactorConfirmation)] as const,
  responses: {
    200: succeeds(RecoveryCodes, 'It is on'),
    ...failures('second_factor_on', 'second_factor_off'),
    ...bodyFailures,
  },
});

const off = createRoute({
  method: 'post',
  path: '/api/auth/second-factor/off',
  tags,
  summary: 'Switch the second factor off',
  description: 'Needs the password and a code, of the app or a recovery code. Wrong ones bring longer waits.',
  request: jsonRequest(SecondFactorEnd, { password, code: '123456' }),
  security,
  middleware: [guard, jsonBody(SecondFactorEnd)] as const,
  responses: {
    200: succeeds(SecondFactorDto, 'It is off'),
    ...failures('second_factor_off'),
    ...bodyFailures,
  },
});

/** The second factor of whoever is signed in (docs/decisions/0024-second-factor.md). */
export function addSecondFactor(api: Api, { useCases, trustProxy }: ApiServices): void {
  api.openapi(read, async (c) =>
    c.json({ success: true as const, data: await useCases.readSecondFactor(c.get('who')) }, 200),
  );

  api.openapi(setup, async (c) => {
    const result = await useCases.beginSecondFactor(c.get('who'), c.get('body'), callerOf(c, trustProxy));
    if (result.ok) return c.json({ success: true as const, data: result.value }, 200);
    if (result.code === 'rate_limited') return slowDown(c, result);
    return result.code === 'invalid_fields' ? refused(c, result) : failure(c, result.code);
  });

  api.openapi(confirm, async (c) => {
    const result = await useCases.confirmSecondFactor(c.get('who'), c.get('body'), callerOf(c, trustProxy));
    if (result.ok) return c.json({ success: true as const, data: result.value }, 200);
    if (result.code === 'rate_limited') return slowDown(c, result);
    return result.code === 'invalid_fields' ? refused(c, result) : failure(c, result.code);
  });

  api.openapi(off, async (c) => {
    const result = await useCases.endSecondFactor(c.get('who'), c.get('body'), callerOf(c, trustProxy));
    if (result.ok) return c.json({ success: true as const, data: result.value }, 200);
    if (result.code === 'rate_limited') return slowDown(c, result);
    return result.code === 'invalid_fields' ? refused(c, result) : failure(c, result.code);
  });
}

function refused<E extends ApiEnv>(c: Context<E>, { code, field, problem }: RefusedFactor) {
  const message = fieldMessage(errorsFor(c.get('locale')), problem);
  return failure(c, code, { message, fields: { [field]: message } });
}
