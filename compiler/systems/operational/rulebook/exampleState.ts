/** All that worked examples can expect of a position, and how it is told. */
import { makeHexName } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { StateFacts } from '../../../rulebook/examples/facts.ts'
import type { ExampleExpectation, HeadquartersExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import { headquartersFacts, hexFacts, unitFacts, wholeFacts } from './exampleFacts.ts'
import { type ExamplePosition, findHeadquarters, findUnit } from './examplePosition.ts'
import { headquartersWords, hexLines, unitWords, wholeWords } from './exampleWords.ts'

/** What is told of a unit or a headquarters, with its place. */
const lineOf = ({ scenario }: OperationalGame, name: string, hex: number, words: readonly string[]) =>
  words.length === 0
    ? undefined
    : `${name}${hex > 0 ? ` at ${makeHexName(scenario.map, hex)}` : ''}: ${words.join(', ')}`

/** All that examples can expect of a position. */
export const facts: StateFacts<ExamplePosition, OperationalState, ExampleExpectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit, expected: UnitExpectation) => unitFacts(game, state, unit, expected),
      wordsOf: ({ game }, state, unit, expected: UnitExpectation) => unitWords(game, state, unit, expected),
      // Of one that is not on the map nothing is told.
      line: ({ game }, { hex }, unit, words) =>
        hex[unit] < 0 ? undefined : lineOf(game, game.scenario.units[unit].name, hex[unit], words),
    },
    {
      field: 'headquarters',
      find: findHeadquarters,
      factsOf: ({ game }, state, hq, expected: HeadquartersExpectation) => headquartersFacts(game, state, hq, expected),
      wordsOf: ({ game }) => headquartersWords(game),
      line: ({ game }, { hqHex }, hq, words) => lineOf(game, game.scenario.headquarters[hq].name, hqHex[hq], words),
    },
  ],
  hexes: hexFacts,
  hexWord: 'of',
  hexLines: () => hexLines,
  whole: ({ game }, state, expect) => wholeFacts(game, state, expect),
  wholeWords: ({ game }) => wholeWords(game),
  labels: { side: 'side to move' },
}
