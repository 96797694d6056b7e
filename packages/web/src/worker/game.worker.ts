// The one program of all workers of the page; each instance serves one way through it.
//
// The service of solo play is a part of the program, because the others need nearly all that it is made of: apart, the
// shared modules would be as large and come one request later. What only they need is loaded with them.

import { type SoloEvent, soloService } from '../solo/match/solo-service.ts';
import { type Port, serve } from './rpc.ts';

const SERVICES = {
  solo: (emit: (event: SoloEvent) => void) => soloService(emit),
  par: async () => ({ totals: (await import('../solo/daily/expert-deal.ts')).expertTotals }),
  lesson: async () => (await import('../lessons/lesson-table.ts')).lessonService(),
  reader: async () => (await import('../replay/reader-service.ts')).readerService(),
  /** Emits the part of the work that is done, from 0 to 1. */
  analysis: async (emit: (part: number) => void) =>
    (await import('../replay/analysis-service.ts')).analysisService(emit),
};

export type Services = typeof SERVICES;

serve(globalThis as unknown as Port, SERVICES);
