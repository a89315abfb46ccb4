import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordProblem } from '../domain/account/password.ts';

/**
 * How one variable is read: what to say when it is wrong, and the value, or `undefined` for a wrong one. `expected`
 * completes the sentence "NAME: expected …" and never repeats what was given, which may be a secret.
 */
export interface Rule<T> {
  expected: string;
  parse(raw: string): T | undefined;
}

export function wholeNumber(min: number, max: number): Rule<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    parse(raw) {
      const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

export function oneOf<T extends string>(choices: readonly T[]): Rule<T> {
  return {
    expected: `one of ${choices.join(', ')}`,
    parse: (raw) => choices.find((choice) => choice === raw),
  };
}

export const onOff: Rule<boolean> = {
  expected: 'on or off',
  parse: (raw) => (raw === 'on' ? true : raw === 'off' ? false : undefined),
};

export function matching(pattern: RegExp, expected: string): Rule<string> {
  return { expected, parse: (raw) => (pattern.test(raw) ? raw : undefined) };
}

function parseUrl(raw: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined;
}

export const httpUrl: Rule<string> = {
  expected: 'an address that begins with http:// or https://',
  parse: (raw) => parseUrl(raw, ['http:', 'https:'])?.href,
};

/** Scheme, host and port only: pages are always served from the root. */
export const httpOrigin: Rule<string> = {
  expected: 'an address such as https://www.example.com, without path',
  parse(raw) {
    const url = parseUrl(raw, ['http:', 'https:']);
    return url && url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

export const postgresUrl: Rule<string> = {
  expected: 'an address that begins with postgres:// or postgresql://',
  parse(raw) {
    // A socket folder is written `postgres:///name?host=/folder`: the host may be empty here.
    const url = URL.canParse(raw) ? new URL(raw) : undefined;
    return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? raw : undefined;
  },
};

/** The number of proxies in front whose `X-Forwarded-For` entries are to be believed. */
export const proxyCount: Rule<number> = {
  expected: 'on, off, or the number of proxies in front (0 to 10)',
  parse: (raw) => (raw === 'on' ? 1 : raw === 'off' ? 0 : wholeNumber(0, 10).parse(raw)),
};

/** A Standard Webhooks secret: the key is 24 to 64 bytes, in base64 after the prefix. */
export const webhookSecret: Rule<string> = {
  expected: 'whsec_ and 24 to 64 bytes in base64',
  parse(raw) {
    const encoded = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(raw)?.[1];
    if (encoded === undefined) return undefined;
    const { length } = Buffer.from(encoded, 'base64');
    return length >= 24 && length <= 64 ? raw : undefined;
  },
};

/** Several secrets, separated by commas: the first is the present one, the others are on their way out. */
export function secretList(characters: number): Rule<readonly string[]> {
  return {
    expected: `at least ${characters} characters, or several such secrets separated by commas`,
    parse(raw) {
      const secrets = raw.split(',').map((secret) => secret.trim());
      return secrets.every(({ length }) => length >= characters) ? secrets : undefined;
    },
  };
}

/** A password that the account of this e-mail address may have. */
export function newPassword(email: string): Rule<string> {
  return {
    expected: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters that are not easy to guess`,
    parse: (raw) => (passwordProblem(raw, email) ? undefined : raw),
  };
}

export function longEnough(characters: number): Rule<string> {
  return {
    expected: `at least ${characters} characters`,
    parse: (raw) => (raw.length >= characters ? raw : undefined),
  };
}
