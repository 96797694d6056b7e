// Typed commands: lines in both languages as commands, and commands as moves.

export { type Language, type Readings, readCards } from './card-names.ts';
export { type Command, type CommandContext, type Misread, parseCommand } from './command.ts';
export {
  type CommandedMove,
  commandedMove,
  isMoveCommand,
  type MoveCommand,
  type NoMove,
} from './move-command.ts';
export { type Asked, SOLO_VERBS, TABLE_VERBS, type Verb } from './verbs.ts';
