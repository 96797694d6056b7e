// Why a request is refused: one code for programs and a sentence for people.

import { REFUSAL_CODES, type Refusal, refusalText } from '@kalpler/engine';
import * as v from 'valibot';

/** The engine's codes, and those of the host. */
export const ERROR_CODES = [
  ...REFUSAL_CODES,
  /** The message does not have the form that its schema asks for. */
  'BAD_REQUEST',
  /** Too many of these in a short time. */
  'RATE_LIMITED',
  /** Somebody at the table has this name already. */
  'NAME_TAKEN',
  /** The sender does not sit at a table, or sits at another one. */
  'NOT_SEATED',
  /** Only the owner of the table may do this. */
  'NOT_OWNER',
  /** The owner has removed the sender from this table. */
  'KICKED',
  /** The owner lets nobody new into this table. */
  'TABLE_LOCKED',
  /** The chat of this table is closed. */
  'CHAT_CLOSED',
  /** The request could not be stored and changed nothing; it may be sent again. */
  'TRY_AGAIN',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  /** The rule behind an illegal move, its suit and its number, for translation. */
  readonly rule?: string;
  readonly suit?: string;
  readonly amount?: number;
  /** The request that is refused. */
  readonly request?: string;
}

export const WireErrorSchema = v.object({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  rule: v.optional(v.string()),
  suit: v.optional(v.string()),
  amount: v.optional(v.number()),
  request: v.optional(v.string()),
});

export function wireError(refusal: Refusal): WireError {
  return { ...refusal, message: refusalText(refusal) };
}

export function hostError(code: ErrorCode, message: string): WireError {
  return { code, message };
}

/** What a schema objects to, as one sentence that names the field. */
export function badRequest(issues: readonly v.BaseIssue<unknown>[]): WireError {
  const [first] = issues;
  const path = first?.path?.map(({ key }) => String(key)).join('.');
  const isUnknown = first?.type === 'strict_object' && first.expected === 'never';
  const what = first === undefined ? 'not understood' : isUnknown ? 'unknown field' : first.message;
  return hostError('BAD_REQUEST', path ? `${path}: ${what}` : what);
}
