// The document about the notation: its examples are real hands, written exactly as the engine writes them.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../../testing/matches.ts';
import { gameOf } from '../games/games.ts';
import { moveText, parseMove } from './notation.ts';
import { dealText, readTableText } from './table-text.ts';

const DOCUMENT = readFileSync(
  new URL('../../../../docs/notation.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

const examples = [...DOCUMENT.matchAll(/```text\n(kalpler 1\n.*?)```/gs)].map(([, text]) => text!);

describe('docs/notation.md', () => {
  it('shows one hand of each game', () => {
    const games = examples.map((text) => /^game (\w+)/m.exec(text)![1]);
    expect(games).toEqual(['hearts', 'spades', 'king']);
  });

  it.each(examples)('shows a whole hand that can be replayed: example %#', (text) => {
    const table = must(readTableText(text));
    expect(table.results).toHaveLength(1);
    expect(table.awaitsPause).toBe(true);
    expect(dealText(table, 0)).toBe(text);
  });

  it('says who was helped out in the hand of Hearts', () => {
    const { log } = must(readTableText(examples[0]!));
    const helped = log.filter((entry) => entry.kind === 'move' && entry.auto);
    expect(helped).toMatchObject([
      { seat: 3, move: { kind: 'pass' } },
      { seat: 0, move: { kind: 'play' } },
    ]);
  });

  it('lists choices that can be read and are written so', () => {
    const { deck } = gameOf('hearts');
    const [, section] = /## Choices\n(.*?)\n## /s.exec(DOCUMENT)!;
    const choices = [...section!.matchAll(/^\| `([^`]+)`/gm)].map(([, text]) => text!);
    expect(choices.map((text) => moveText(must(parseMove(text, deck))))).toEqual(choices);
    expect(new Set(choices.map((text) => text.split(' ')[0]))).toEqual(
      new Set(['pass', 'claim', 'moon', 'reveal', 'bid', 'exchange', 'choose', 'cancel']),
    );
  });

  it('shows an error as it is reported', () => {
    const wrong = readTableText(examples[0]!.replace('0> 2C 6C', '0> 2C 7C'));
    const [, sentence] = /```text\n(line .*)\n```/.exec(DOCUMENT)!;
    expect(wrong).toEqual({ ok: false, error: sentence });
  });
});
