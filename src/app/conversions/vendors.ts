import { createHash } from 'node:crypto';
import type { ConversionDestination } from '../../domain/conversion/destinations.ts';
import { googleRequest, googleVerdict } from '../../domain/conversion/google.ts';
import type { ConversionMessage, VendorRequest } from '../../domain/conversion/message.ts';
import { metaRequest, metaVerdict } from '../../domain/conversion/meta.ts';
import { tiktokRequest, tiktokVerdict } from '../../domain/conversion/tiktok.ts';
import type { VendorAnswer, Verdict } from '../../domain/conversion/verdict.ts';
import type { Access } from './access.ts';

interface Vendor {
  request(access: Access & { testCode?: string | undefined }, message: ConversionMessage): VendorRequest;
  /** @param now epoch milliseconds */
  verdict(answer: VendorAnswer, now: number): Verdict;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How acts are sent to each platform, and what its answers mean. */
export const vendors: Readonly<Record<ConversionDestination, Vendor>> = {
  meta: { request: (access, message) => metaRequest(access, message, sha256), verdict: metaVerdict },
  tiktok: { request: (access, message) => tiktokRequest(access, message, sha256), verdict: tiktokVerdict },
  google: { request: googleRequest, verdict: googleVerdict },
};
