import { createHash } from 'node:crypto';
import type { ConversionDestination } from '../../domain/conversion/destinations.ts';
import type { ConversionMessage, VendorRequest } from '../../domain/conversion/message.ts';
import { metaRequest, metaVerdict } from '../../domain/conversion/meta.ts';
import { tiktokRequest, tiktokVerdict } from '../../domain/conversion/tiktok.ts';
import type { VendorAnswer, Verdict } from '../../domain/conversion/verdict.ts';
import type { Access } from './access.ts';

interface Vendor {
  request(access: Access & { testCode?: string }, message: ConversionMessage): VendorRequest;
  verdict(answer: VendorAnswer): Verdict;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How acts are sent to each platform, and what its answers mean. */
export const vendors: Readonly<Record<ConversionDestination, Vendor>> = {
  meta: { request: (access, message) => metaRequest(access, message, sha256), verdict: metaVerdict },
  tiktok: { request: (access, message) => tiktokRequest(access, message, sha256), verdict: tiktokVerdict },
};
