import { apiAddress } from '../../browser/api-address.ts';

/**
 * Downloads the receipt of a choice as a file.
 * @param id the number of its proof
 * @throws when the server has no such proof, or does not answer
 */
export async function saveReceipt(id: string): Promise<void> {
  const answer = await fetch(apiAddress(`/consents/${id}/receipt`), { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The receipt was refused (${answer.status})`);
  const { data } = await answer.json();
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `cookies-${id.slice(0, 8)}.json`;
  link.click();
  // The download starts after this task; the address must still be valid then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
