import { expect, it } from 'vitest';
import { fileName, formatOf } from './file-name.ts';
import { nextMediaStep } from './next-step.ts';
import { pictureName } from './picture-name.ts';

it('pictureName returns the file’s name without folders and control characters, and cuts long names', () => {
  expect(pictureName('C:\\Photos\\Été 1.JPG')).toBe('Été 1.JPG');
  expect(pictureName('../../etc/passwd')).toBe('passwd');
  expect(pictureName('a\nb\u0000.png')).toBe('a b .png');
  expect(pictureName('  ')).toBe('image');
  expect([...pictureName('🎵'.repeat(300))]).toHaveLength(120);
});

it('formatOf recognises the names of files, and no other text', () => {
  const name = fileName('0123456789abcdef'.repeat(4), 'w960', 'avif');
  expect([name, formatOf(name)]).toEqual(['0123456789abcdef-w960.avif', 'avif']);
  for (const other of ['', name.toUpperCase(), `x${name}`, `${name}.js`, name.replace('w960', 'original')])
    expect([other, formatOf(other)]).toEqual([other, undefined]);
});

it('nextMediaStep retries after a timeout or a crash, and gives up a damaged picture at once', () => {
  expect(nextMediaStep('resized', 1)).toEqual({ kind: 'ready' });
  expect(nextMediaStep('media_damaged', 1)).toEqual({ kind: 'failed', problem: 'media_damaged' });
  expect(nextMediaStep('slow', 1)).toEqual({ kind: 'retry', inMs: 5000 });
  expect(nextMediaStep('slow', 2)).toEqual({ kind: 'failed', problem: 'media_slow' });
  expect(nextMediaStep('ended', 2)).toEqual({ kind: 'retry', inMs: 10_000 });
  expect(nextMediaStep('ended', 3)).toEqual({ kind: 'failed', problem: 'media_failed' });
  expect(nextMediaStep('not_stored', 40)).toEqual({ kind: 'retry', inMs: 3_600_000 });
  expect(nextMediaStep('not_stored', 50)).toEqual({ kind: 'failed', problem: 'media_failed' });
});
