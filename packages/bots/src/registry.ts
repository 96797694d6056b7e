// Every bot by name: what the server, the browser and the command line ask for.

import type { Bot } from './bot.ts';
import { ExpertBot, type ExpertOptions } from './expert/expert.ts';
import { PolicyBot, RandomBot } from './player.ts';
import { STYLES, type Style } from './policy.ts';

const EXPERT: ExpertOptions = { ms: 50, deals: Number.POSITIVE_INFINITY, infers: true };

export function makeBot(name: string): Bot {
  const [kind, ...settings] = name.split(':');
  if (kind === 'random') return new RandomBot();
  if ((STYLES as readonly string[]).includes(kind!)) return new PolicyBot(kind as Style);
  if (kind === 'expert') return new ExpertBot(name, expertOptions(settings));
  throw new RangeError(`no bot "${name}"`);
}

function expertOptions(settings: readonly string[]): ExpertOptions {
  let options = EXPERT;
  for (const setting of settings) {
    const ms = /^(\d+)ms$/.exec(setting);
    const deals = /^(\d+)$/.exec(setting);
    if (ms) options = { ...options, ms: Number(ms[1]) };
    else if (deals) options = { ...options, ms: Number.POSITIVE_INFINITY, deals: Number(deals[1]) };
    else if (setting === 'noinference') options = { ...options, infers: false };
    else throw new RangeError(`no setting "${setting}"`);
  }
  return options;
}
