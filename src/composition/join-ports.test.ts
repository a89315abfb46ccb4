import { expect, it } from 'vitest';
import { joinPorts } from './join-ports.ts';

it('joins parts, and calls a getter at each use', () => {
  let url = 'https://before.example';
  const joined = joinPorts(
    { clock: 1 },
    {
      get siteUrl() {
        return url;
      },
    },
  );
  url = 'https://after.example';
  expect({ ...joined }).toEqual({ clock: 1, siteUrl: 'https://after.example' });
});

it('does not compile when two parts have the same key', () => {
  // @ts-expect-error `clock` is a key of both parts.
  expect(joinPorts({ clock: 1, log: 2 }, { clock: 3 })).toEqual({ clock: 3, log: 2 });
});
