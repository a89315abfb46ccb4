import { useSearchParams } from 'react-router';
import type { radarWeeks } from '../../contracts/radar.ts';
import { type Genre, genres, type Territory, territories } from '../../domain/planner/inputs.ts';
import { type PlaceGenre, placeGenres } from '../../domain/planner/known-release.ts';

/** The shown part of the radar, from the address. */
export interface RadarPlace {
  by: 'genre' | 'territory';
  genre: Genre;
  territory: Territory;
  weeks: number;
}

/** A cell that is open: its releases are listed. */
export interface OpenCell {
  /** A genre, or `unknown`; a territory when the rows are territories. */
  row: PlaceGenre | Territory;
  friday: string;
}

const weeksShown: readonly number[] = [14, 26] satisfies (typeof radarWeeks)[number][];

/** Reads the shown part from the address, and changes it. Each part that is absent or unknown has its default. */
export function useRadarPlace() {
  const [params, setParams] = useSearchParams();
  const one = <T extends string>(name: string, known: readonly T[], other: T): T =>
    known.find((value) => value === params.get(name)) ?? other;
  const place: RadarPlace = {
    by: one('by', ['genre', 'territory'] as const, 'genre'),
    genre: one('genre', genres, 'rap'),
    territory: one('territory', territories, 'FR'),
    weeks: weeksShown.find((weeks) => String(weeks) === params.get('weeks')) ?? 14,
  };
  const rows: readonly OpenCell['row'][] = place.by === 'genre' ? placeGenres : territories;
  const row = rows.find((name) => name === params.get('row'));
  const friday = params.get('friday');
  const change = (values: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    place,
    cell: row && friday && /^\d{4}-\d{2}-\d{2}$/.test(friday) ? { row, friday } : undefined,
    /** A change of rows closes the open cell, since other rows have other cells. */
    show: (values: Partial<Record<keyof RadarPlace, string>>) =>
      change({ ...values, ...(values.by && { row: null, friday: null }) }),
    open: (cell: OpenCell) => change({ row: cell.row, friday: cell.friday }),
  };
}

/** The genre and territory of a cell. */
export const placeOf = ({ by, genre, territory }: RadarPlace, row: OpenCell['row']) =>
  by === 'genre'
    ? { genre: row as PlaceGenre, territory }
    : { genre: genre as PlaceGenre, territory: row as Territory };
