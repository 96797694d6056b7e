// How much one address may ask of the pages in a minute; those who ask for more are answered when to come back.

import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from './origin.ts';

const MINUTE = 60;

export function limitedTo(perMinute: number, proxies: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  return async (request, response, next) => {
    try {
      await limiter.consume(addressOf(request, proxies));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      const message = `too many requests from this address; come back in ${seconds} s`;
      response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
      response.json({ code: 'RATE_LIMITED', message });
      return;
    }
    next();
  };
}
