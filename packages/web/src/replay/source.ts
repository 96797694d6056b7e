// Where a match comes from: a server, the solo matches of this browser, or a link that carries the whole match.

import { fail, type Result } from '@kalpler/engine';
import { parseSecret } from '@kalpler/fair';
import { readLink } from '@kalpler/fair/link';
import { type RawMatch, readSaved } from '@kalpler/match';
import { type MatchRecord, readRecord, recordOf } from './record.ts';

/** What the page hands over: the text of a server's file, what is saved of a solo match, or the tail of a link. */
export type Source =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'solo'; readonly saved: RawMatch }
  | { readonly kind: 'link'; readonly data: string };

/** Why there is nothing to show. */
export type NoMatch =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'damaged'; readonly why: string }
  /** The link is damaged, or made by a later page. */
  | { readonly kind: 'badLink' }
  | { readonly kind: 'newLink' };

export async function recordFrom(source: Source): Promise<Result<MatchRecord, NoMatch>> {
  switch (source.kind) {
    case 'file':
      return orDamaged(readRecord(source.text));
    case 'solo':
      return recordSolo(source.saved);
    case 'link': {
      const carried = await readLink(source.data);
      if (!carried.ok) return fail({ kind: carried.error === 'newer' ? 'newLink' : 'badLink' });
      return orDamaged(recordOf({ ...carried.value, isRunning: false }));
    }
  }
}

function orDamaged(record: Result<MatchRecord, string>): Result<MatchRecord, NoMatch> {
  return record.ok ? record : fail({ kind: 'damaged', why: record.error });
}

function recordSolo(saved: RawMatch): Result<MatchRecord, NoMatch> {
  const read = readSaved(saved);
  if (!read.ok) return orDamaged(read);
  const { match, table, progress } = read.value;
  const secret = parseSecret(match.secret);
  if (!secret.ok) return orDamaged(fail('a match without a secret'));
  const { seat, kind } = match;
  const isDaily = kind === 'daily';
  return orDamaged(
    recordOf({ table, secret: secret.value, seat, isRunning: !progress.isOver, isDaily }),
  );
}
