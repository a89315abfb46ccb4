import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/fake-api.ts';
import { tide } from '../../../tests/media-section.tsx';
import type { MediaChange } from '../../contracts/media.ts';
import { draftOf } from './picture-draft.ts';
import { savePicture } from './save-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it('a save from a picture that is not rendered anew yet goes on from the answer of the save before', async () => {
  const sent: MediaChange[] = [];
  const calls = answerCalls(({ body }) => {
    const { version, alt, ...change } = body as MediaChange;
    sent.push(body as MediaChange);
    return { data: { ...tide, ...change, alt: { ...tide.alt, ...alt }, version: version + 1 } };
  });
  const client = new QueryClient();
  const text = { ...draftOf(tide), en: 'A sun above the sea' };
  await savePicture(client, tide, text);
  await savePicture(client, tide, { ...text, focal: { x: 0.2, y: 0.3 } });
  expect(calls).toHaveLength(2);
  expect(sent[1]).toEqual({ version: tide.version + 1, focal: { x: 0.2, y: 0.3 } });
  // Another person has changed the picture since.
  const theirs = { ...tide, version: tide.version + 5 };
  await savePicture(client, theirs, { ...draftOf(theirs), fr: 'Un soleil' });
  expect(sent[2]).toEqual({ version: theirs.version, alt: { fr: 'Un soleil' } });
});
