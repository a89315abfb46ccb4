import { type Genre, genres } from './inputs.ts';

/**
 * The words of public databases for each genre, in lower case. Only whole words match: "indie pop" is not "pop". Sources:
 * labels of Wikidata without the word "music", and the genre list of MusicBrainz.
 */
const terms: Record<Genre, readonly string[]> = {
  rap: [
    'hip hop',
    'rap',
    'trap',
    'drill',
    'boom bap',
    'pop rap',
    'conscious hip hop',
    'cloud rap',
    'french hip hop',
  ],
  trap: ['trap', 'latin trap'],
  drill: ['drill', 'uk drill', 'brooklyn drill'],
  rnb: ['r&b', 'rhythm and blues', 'contemporary r&b', 'neo soul', 'alternative r&b'],
  electro: [
    'electronic',
    'electro',
    'edm',
    'electronic dance',
    'french electro',
    'electroclash',
    'drum and bass',
    'dubstep',
    'idm',
  ],
  house: ['house', 'deep house', 'tech house', 'progressive house', 'french house', 'afro house'],
  techno: ['techno', 'minimal techno', 'hard techno', 'melodic techno', 'dub techno'],
  synthwave: ['synthwave', 'retrowave', 'darksynth', 'outrun'],
  pop: ['pop', 'dance-pop', 'electropop', 'synth-pop', 'indie pop', 'french pop'],
  kpop: ['k-pop'],
  variete: [
    'chanson',
    'chanson française',
    'nouvelle chanson',
    'nouvelle chanson française',
    'variété française',
  ],
  rock: ['rock', 'pop rock', 'hard rock', 'punk rock', 'alternative rock', 'garage rock', 'post-punk'],
  indie: ['indie rock', 'indie pop', 'indie folk', 'shoegaze', 'dream pop'],
  metal: ['metal', 'heavy metal', 'death metal', 'black metal', 'doom metal', 'metalcore'],
  afrobeat: ['afrobeat', 'afrobeats', 'afropop', 'amapiano', 'highlife', 'afroswing'],
  reggae: ['reggae', 'dancehall', 'dub', 'roots reggae', 'ska'],
  latin: ['latin', 'reggaeton', 'salsa', 'bachata', 'cumbia', 'latin pop', 'dembow'],
};

/** Maximum number of genres of an artist. */
const MOST_GENRES = 3;

/** Returns the planner's genres for the words of a source: at most three, in the order of the planner. */
export function genresOf(words: readonly string[]): Genre[] {
  const said = new Set(
    words.map((word) =>
      word
        .trim()
        .toLowerCase()
        .replace(/ music$/, ''),
    ),
  );
  return genres.filter((genre) => terms[genre].some((term) => said.has(term))).slice(0, MOST_GENRES);
}
