import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { addKeptVisits } from '../src/adapters/db/dashboard/kept-visits.ts';
import { createOnlineLandings } from '../src/adapters/db/landing/landing-online.ts';
import { countKept } from '../src/app/visit/count-kept.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage =
  'npm run visits -- import file     counts the views and clicks that nginx kept, each on its own day';

/** `npm run visits -- import file` may run while the site does; the same file counts once. */
await withDatabase(
  () => {
    const [command, file, ...rest] = process.argv.slice(2);
    if (command !== 'import' || file === undefined || rest.length > 0) throw new UsageError(usage);
    if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
    return file;
  },
  async (database, file) => {
    const bytes = createReadStream(file);
    const hash = createHash('sha256');
    bytes.on('data', (chunk) => hash.update(chunk));
    const online = await createOnlineLandings(database).read(new Map());
    const counts = await countKept(createInterface({ input: bytes }), online, Date.now());
    const isNew = await addKeptVisits(database, counts, hash.digest('hex'), Date.now());
    console.info(
      isNew
        ? `${counts.lines} reports: ${counts.counted} counted, ${counts.lines - counts.counted} left out`
        : 'This file was counted before: nothing was added.',
    );
  },
);
