import { expect, it } from 'vitest';
import { flag, json, list, recordOf, text } from './record.ts';

interface Song {
  id: string;
  title: string | null;
  genres: string[];
  texts: { fr: string } | null;
  demo: boolean;
  createdAt: number;
}

const songs = recordOf<Song>()({
  id: 'public_id',
  title: text('title'),
  genres: list('genres'),
  texts: json('texts'),
  demo: flag('demo'),
  createdAt: 'created_at',
});

const song: Song = {
  ...{ id: 'a', title: 'Nuit\0', genres: ['rap', 'pop'], texts: { fr: 'é' }, demo: true, createdAt: 5 },
};

it('stores each field of a record in its column, and reads the record back from the row', () => {
  const row = songs.toRow(song);
  expect(row).toEqual({
    ...{ public_id: 'a', title: 'Nuit', genres: 'rap,pop', texts: '{"fr":"é"}', demo: 1, created_at: 5 },
  });
  expect(songs.toRecord(row)).toEqual({ ...song, title: 'Nuit' });
});

it('keeps null in a column of text or JSON, and an empty list', () => {
  const bare = { ...song, title: null, texts: null, genres: [], demo: false };
  expect(songs.toRow(bare)).toMatchObject({ title: null, texts: null, genres: '', demo: 0 });
  expect(songs.toRecord(songs.toRow(bare))).toEqual(bare);
});

it('ignores fields and columns that are not declared', () => {
  const row = { ...songs.toRow(song), id: 1, password_hash: 'secret' };
  expect(Object.keys(songs.toRecord(row))).toEqual(Object.keys(song));
  expect(Object.keys(songs.toRow({ ...song, slug: 'nuit' } as Song))).toEqual(songs.columns);
});

it('prefixes its columns with the name of the table for a joined query', () => {
  expect(songs.columnsOf('songs')[0]).toBe('songs.public_id');
});
