// The one program of all workers of the page; each instance serves one of its services.
//
// Solo play is part of the script, because the other services need nearly all that it is made of: in a file of its own,
// the shared modules would be as large and come one request later. What only the others need is loaded with them.

import { type SoloEvent, soloService } from '../solo/match/solo-service.ts';
import { type Port, serve } from './rpc.ts';

const SERVICES = {
  solo: (emit: (event: SoloEvent) => void) => soloService(emit),
  dailyExpert: async () => ({
    totals: (await import('../solo/daily/expert-deal.ts')).expertTotals,
  }),
  lesson: async () => (await import('../lessons/lesson-table.ts')).lessonService(),
  reader: async () => (await import('../replay/reader-service.ts')).readerService(),
  /** Emits the part of the work that is done, from 0 to 1. */
  analysis: async (emit: (part: number) => void) =>
    (await import('../replay/analysis-service.ts')).analysisService(emit),
};

export type Services = typeof SERVICES;

serve(globalThis as unknown as Port, SERVICES);
