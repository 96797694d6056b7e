// The JSON of whole views, put together from parts: what all seats see alike is encoded once for all of them, and what
// stays the same or only grows in a match once for the match.
//
// The fields come in the order of `TableView`, so that a text is the very one that `JSON.stringify` gives; a test compares
// them.

import { type Seat, type Table, viewTable } from '@kalpler/engine';
import type { Deadline } from '@kalpler/protocol';
import type { Snapshot } from './step.ts';

/** What all seats see alike: up to the seat, from there to the deal, its open part if there is one, and the rest. */
export type OpenText = readonly [head: string, middle: string, open: string | null, tail: string];

/** The parts of a match's whole views that stay the same or only grow, encoded once. */
export class MatchText {
  #opening: Table['opening'] | null = null;
  #front = '';
  #fairness = '';
  #results = '';
  #count = 0;
  #last: Table['results'][number] | undefined;

  /** The text of `{ match, view: viewTable(…), deadline }`, but for what differs from seat to seat. */
  openView(matchId: string, after: Snapshot, deadline: Deadline | null): OpenText {
    const { match } = after;
    return [
      `{"match":${JSON.stringify(matchId)},"view":{"version":${match.version},"seat":`,
      `,${this.front(match)},"deal":`,
      match.deal && JSON.stringify(after.open).slice(0, -1),
      `,${this.back(match)}},"deadline":${JSON.stringify(deadline)}}`,
    ];
  }

  /** The fields between the seat and the deal. */
  private front(match: Table): string {
    this.encodeOpening(match);
    const { phase, standing, results } = match;
    this.addResults(results);
    return `${this.#front},"phase":"${phase}","standing":${JSON.stringify(standing)},"results":[${this.#results}]`;
  }

  /** The fields behind the deal. */
  private back(match: Table): string {
    this.encodeOpening(match);
    const { awaitsDeal, awaitsPause } = match;
    return `"awaitsDeal":${awaitsDeal},"awaitsPause":${awaitsPause},${this.#fairness}`;
  }

  private encodeOpening(match: Table): void {
    if (match.opening === this.#opening) return;
    const { players, options, fairness } = viewTable(match, null);
    this.#opening = match.opening;
    this.#front = JSON.stringify({ players, options }).slice(1, -1);
    this.#fairness = JSON.stringify({ fairness }).slice(1, -1);
  }

  private addResults(results: Table['results']): void {
    const isLonger = this.#count > 0 && results[this.#count - 1] === this.#last;
    if (!isLonger) {
      this.#count = 0;
      this.#results = '';
    }
    for (const result of results.slice(this.#count)) {
      this.#results += `${this.#results === '' ? '' : ','}${JSON.stringify(result)}`;
    }
    this.#count = results.length;
    this.#last = results.at(-1);
  }
}

/** The whole view of one seat, from what all see alike and what this seat sees of its own. */
export function viewText(
  [head, middle, open, tail]: OpenText,
  seat: Seat | null,
  after: Snapshot,
): string {
  const deal = open === null ? 'null' : `${open},${JSON.stringify(after.own(seat)).slice(1)}`;
  return `${head}${seat}${middle}${deal}${tail}`;
}
