// Finds text in the sources that people would read and that is not in the catalogues.

import { Visitor } from 'vite';
import { type Module, placeOf } from './sources.ts';

/** Attributes that are read or spoken. */
const READ = [
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription'],
  ...['aria-valuetext', 'title', 'alt', 'placeholder', 'label', 'hint', 'head', 'sub', 'text'],
];
/** A word: two letters, or one that is more than a rank of a card. */
const WORD = /\p{L}{2}/u;
/** Case by the rules of no language in particular is wrong in Turkish. */
const CASES = ['toUpperCase', 'toLowerCase'];
/** What is no text of people: keys of the keyboard and the language tag of the browser. */
const ASCII = /(?:^|\.)(?:key|language)$/;

/** Everything in a module that people would read, one line each. */
export function strayWords(module: Module): string[] {
  const found: string[] = [];
  const say = (start: number, text: string) => {
    if (WORD.test(text)) found.push(`${placeOf(module, start)} says “${text.trim()}”`);
  };
  const sayAll = (start: number, texts: readonly string[]) => {
    for (const text of texts) say(start, text);
  };
  new Visitor({
    JSXText: ({ value, start }) => say(start, value),
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !READ.includes(name.name) || value === null) return;
      sayAll(start, textsOf(value));
    },
    JSXElement: ({ children }) => {
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') sayAll(child.start, textsOf(child.expression));
      }
    },
    JSXFragment: ({ children }) => {
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') sayAll(child.start, textsOf(child.expression));
      }
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const what = module.source.slice(callee.object.start, callee.object.end);
      if (!CASES.includes(name) || ASCII.test(what)) return;
      found.push(`${placeOf(module, start)} changes case without a language (${name})`);
    },
  }).visit(module.program);
  return found;
}

interface Node {
  readonly type: string;
}

/** The texts that an expression may become: its strings, and those of its branches. */
function textsOf(node: Node): string[] {
  // biome-ignore lint/suspicious/noExplicitAny: every kind of node has its own fields
  const one = node as any;
  switch (node.type) {
    case 'Literal':
      return typeof one.value === 'string' ? [one.value] : [];
    case 'TemplateLiteral':
      return [
        ...one.quasis.map((part: { value: { cooked: string } }) => part.value.cooked),
        ...one.expressions.flatMap(textsOf),
      ];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return textsOf(one.expression);
    case 'ConditionalExpression':
      return [...textsOf(one.consequent), ...textsOf(one.alternate)];
    case 'LogicalExpression':
      return [...textsOf(one.left), ...textsOf(one.right)];
    case 'BinaryExpression':
      return one.operator === '+' ? [...textsOf(one.left), ...textsOf(one.right)] : [];
    default:
      return [];
  }
}
