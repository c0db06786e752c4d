import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommandName, isForClients, parseCommand, RULES, SHAPES } from './command.ts';

const NAMES = Object.keys(RULES).filter(isCommandName);

describe('the registry of commands', () => {
  it('has a shape for every rule and a rule for every shape', () => {
    expect(Object.keys(SHAPES)).toEqual(Object.keys(RULES));
  });

  it('lets clients send no command of clocks or of the house', () => {
    expect(NAMES.filter((name) => !isForClients(name))).toEqual([
      'timeout',
      'away',
      'back',
      'woke',
      'endShow',
    ]);
  });
});

describe('reading a command from outside', () => {
  it('gives what fits its shape', () => {
    expect(parseCommand({ do: 'kick', person: 2 })).toEqual({ do: 'kick', person: 2 });
    expect(parseCommand({ do: 'move', move: { do: 'pass' } })).toEqual({
      do: 'move',
      move: { do: 'pass' },
    });
  });

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['no name', {}],
    ['an unknown name', { do: 'open' }],
    ['a name every object has', { do: 'constructor' }],
    ['a name that is none', { do: 3 }],
    ['a part too many', { do: 'leave', seat: 1 }],
    ['a part too few', { do: 'kick' }],
    ['a part of another kind', { do: 'kick', person: '2' }],
    ['no whole number', { do: 'kick', person: 1.5 }],
    ['a nonce too short', { do: 'again', nonce: 'ab' }],
    ['an ink that is none', { do: 'rename', name: 'x', ink: 11 }],
    ['an endless name', { do: 'rename', name: 'x'.repeat(81), ink: 1 }],
    ['an option that is a list', { do: 'options', options: { a: [1] } }],
  ])('refuses %s', (_, raw) => {
    expect(parseCommand(raw)).toBeNull();
  });

  it('gives an answer for anything', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom(...NAMES),
        (parts, name) => {
          const raw = { ...parts, do: name };
          const command = parseCommand(raw);
          expect(command === null || command.do === name).toBe(true);
        },
      ),
    );
  });
});
