import type { ImportOptions, ImportPreview } from '../../../contracts/campaign-import.ts';
import type { Asker } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { ok, type Result } from '../../result.ts';
import { type ExamineFailure, examineImport } from './examine-import.ts';

/** Returns how a file would be imported into a campaign. Nothing is stored. */
export async function previewImport(
  ports: Ports,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  options: ImportOptions,
  asker: Asker,
): Promise<Result<ImportPreview, ExamineFailure>> {
  const examined = await examineImport(ports, id, body, options, asker);
  return examined.ok ? ok(examined.value.preview) : examined;
}
