/** Facts about a position that worked examples may expect, by the names that they have there. */
import { makeHexName } from '../../../../engine/hex.ts'
import { coastDefence } from '../../../../engine/systems/echelon/ground.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { resultKinds, rp } from '../../../../engine/systems/echelon/rules.ts'
import {
  away,
  type EchelonState,
  eliminated,
  eliminatedIsolated,
  phase,
  rail,
  status,
  supply,
} from '../../../../engine/systems/echelon/types.ts'
import { sides } from '../../../../engine/twoSides.ts'
import { count, listWords } from '../../../../engine/words.ts'
import { courseFacts, nameOfNumber, type StateFacts, type WordsOf } from '../../../rulebook/examples/facts.ts'
import type { Expectation, UnitExpectation } from '../schemas/types.generated.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'

const placeOf = (hex: number): NonNullable<UnitExpectation['place']> => {
  if (hex > 0) return 'map'
  if (hex === away) return 'away'
  if (hex === eliminated) return 'eliminated'
  return hex === eliminatedIsolated ? 'isolated' : 'removed'
}

/** Returns the facts of a unit and its place. */
const unitFacts = ({ scenario }: EchelonGame, state: EchelonState, unit: number) => {
  const has = (bit: number) => () => (state.status[unit] & bit) !== 0
  return {
    hex: () => (state.hex[unit] > 0 ? makeHexName(scenario.map, state.hex[unit]) : undefined),
    place: () => placeOf(state.hex[unit]),
    reversed: () => state.reversed[unit] === 1,
    disrupted: has(status.disrupted),
    marked: has(status.marked),
    supply: () => nameOfNumber(supply, state.supply[unit]),
    spent: () => state.spent[unit],
    isolated: () => state.isolated[unit],
    cargo: () => state.cargo[unit],
    due: () => state.due[unit],
  } satisfies Record<keyof UnitExpectation, () => unknown>
}

const unitWords = ({ table }: EchelonGame, unit: number): WordsOf<ReturnType<typeof unitFacts>> => ({
  reversed: (isSo) => (isSo ? (table.profiles[unit].hasCadre ? 'a cadre' : 'on its other side') : undefined),
  disrupted: (isSo) => (isSo ? 'disrupted' : 'in good order'),
  supply: (level) => (level === 'full' ? 'in supply' : level === 'none' ? 'without supply' : level),
  cargo: (re) => `${count(re, 'RE')} of supply`,
  due: (turn) => (turn > 0 ? `comes in turn ${turn}` : undefined),
})

const whereWords = {
  away: 'not on the map',
  eliminated: 'destroyed',
  isolated: 'destroyed in isolation',
  removed: 'gone for good',
}

/** Where a unit is, and what was expected besides. */
const unitLine = ({ scenario }: EchelonGame, { hex }: EchelonState, unit: number, words: readonly string[]): string => {
  const place = placeOf(hex[unit])
  const where = place === 'map' ? `at ${makeHexName(scenario.map, hex[unit])}` : whereWords[place]
  return `${scenario.units[unit].name}: ${listWords([where, ...words])}`
}

const railOf = (state: EchelonState, hex: number): 'none' | 'whole' | 'broken' => {
  if ((state.rail[hex] & rail.laid) === 0) return 'none'
  return (state.rail[hex] & rail.broken) === 0 ? 'whole' : 'broken'
}

/** Facts about the whole game. */
const wholeFacts = (game: EchelonGame, state: EchelonState) =>
  ({
    points: () => [...state.points],
    smp: () => [...state.smp].map((thirds) => thirds / thirdsOfLoad),
    infantry: () => sides.map((side) => state.infantry[side] / rp),
    armour: () => sides.map((side) => state.armour[side] / rp),
    result: () => (state.result === 0 ? 'none' : resultKinds[state.result - 1]),
    phase: () => nameOfNumber(phase, state.phase),
    ...courseFacts(game, state),
  }) satisfies Partial<Record<keyof Expectation, () => unknown>>

/** SMPs are kept in thirds. echelon.49c */
const thirdsOfLoad = 3

const wholeWords: WordsOf<ReturnType<typeof wholeFacts>> = {
  points: (points) => `Points: ${points.join(' and ')}`,
  smp: (smp) => `SMPs left: ${smp.join(' and ')}`,
}

/** All that examples can expect of a position. */
export const facts: StateFacts<ExamplePosition, EchelonState, Expectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit) => unitFacts(game, state, unit),
      wordsOf: ({ game }, _, unit) => unitWords(game, unit),
      line: ({ game }, state, unit, words) => unitLine(game, state, unit, words),
    },
  ],
  hexes: {
    owner: (_, { owner }, hex) => owner[hex],
    stock: (_, { stock }, hex) => stock[hex],
    special: (_, { special }, hex) => special[hex],
    rail: (_, state, hex) => railOf(state, hex),
    port: (_, { port, portHits, portGone }, hex) => (portGone[hex] > 0 ? 0 : port[hex] - portHits[hex]),
    coast: ({ game: { table } }, state, hex) => coastDefence(table, state, hex),
    airbase: (_, { airbase, airbaseHits }, hex) => airbase[hex] - airbaseHits[hex],
    fort: ({ game: { table } }, { fort }, hex) => (fort[hex] === 0 ? 'none' : table.featureIds[fort[hex] - 1]),
    entrenched: (_, { entrenched }, hex) => entrenched[hex] === 1,
  },
  hexWord: 'at',
  hexLines: () => ({
    stock: (hex, re) => `${hex}: ${count(re, 'RE')} of supply`,
    special: (hex, re) => `${hex}: ${count(re, 'RE')} of special replacements`,
    rail: (hex, is) => `${hex}: ${is === 'none' ? 'no railway' : `the railway is ${is}`}`,
    port: (hex, size) => `${hex}: ${size === 0 ? 'the port is closed' : `the port takes ${count(size, 'RE')}`}`,
    coast: (hex, level) =>
      `${hex}: ${level === 0 ? 'the coast defences are silent' : `coast defences of level ${level}`}`,
    airbase: (hex, size) => `${hex}: the airbase has a capacity of ${size}`,
    entrenched: (hex, isThere) => `${hex}: ${isThere ? 'an entrenchment' : 'no entrenchment'}`,
  }),
  whole: ({ game }, state) => wholeFacts(game, state),
  wholeWords: () => wholeWords,
}
