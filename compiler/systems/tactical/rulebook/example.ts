/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */
import { lowestDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { TacticalEvent } from '../../../../engine/systems/tactical/events.ts'
import { lineOf } from '../../../../engine/systems/tactical/events.ts'
import type { FieldKind } from '../../../../engine/systems/tactical/fields.ts'
import { type TacticalGame, tactical } from '../../../../engine/systems/tactical/index.ts'
import type { TacticalQuestion } from '../../../../engine/systems/tactical/questions.ts'
import type { TacticalRules } from '../../../../engine/systems/tactical/rules.ts'
import { type Lift, lifts, type TacticalSide, type TacticalUnit } from '../../../../engine/systems/tactical/scenario.ts'
import { beginSight } from '../../../../engine/systems/tactical/sight.ts'
import { carried, done, type TacticalState } from '../../../../engine/systems/tactical/types.ts'
import { fullPoints } from '../../../../engine/systems/tactical/units.ts'
import type { TacticalAction } from '../../../../engine/systems/tactical/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/tactical/verbs/sentences.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import { listed } from '../../../resolve/read.ts'
import { openRules } from '../../../resolve/tables.ts'
import { courseFacts, type StateFacts } from '../../../rulebook/examples/facts.ts'
import { findUnit, makeActionReader, numbersOf, questionReader, sideOf } from '../../../rulebook/examples/read.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import {
  dated,
  makeExampleReport,
  named,
  sideColours,
  sideIds,
  sideNames,
  turnsLeft,
  withUsedTypes,
} from '../../../rulebook/examples/scenario.ts'
import { resolveMap } from '../resolve/map.ts'
import { checkUnits, typesIn, unitOf } from '../resolve/scenario.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock, Expectation } from '../schemas/types.generated.ts'
import { actions } from './exampleFields.ts'
import { asked } from './exampleQuestions.ts'

interface ExamplePosition {
  readonly game: TacticalGame
  readonly state: TacticalState
  readonly unitNumbers: ReadonlyMap<string, number>
}

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: TacticalAction
  readonly event: TacticalEvent
  readonly question: TacticalQuestion
}

/** Opens an example and lays it out; undefined when something in it is wrong, which is reported. */
const openExample = (
  example: ExampleBlock,
  { rules }: CompiledSystem<TacticalRules>,
  place: Place,
  outer: Report,
): ExamplePosition | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const { map: terrain, roads, objectives = ['0101'], turn = 2, turns = turn + turnsLeft, side = 1 } = example
  const { map, readers } = resolveMap({ terrain, ...(roads && { roads }) }, openRules(schemas, rules), place, report)
  const units = listed(example.units, below(place, 'units'), (entry, at): TacticalUnit | undefined => {
    const stands = entry.hex === undefined ? 0 : readers.space(entry.hex, at, 'hex')
    readers.id('unit-type', entry.type, at, 'type')
    if (stands === undefined) return undefined
    const { id, type, transport, strength, experience, leader } = entry
    const given = {
      ...(transport && { transport }),
      ...(strength && { strength }),
      ...(experience && { experience }),
      ...(leader && { leader }),
    }
    return {
      ...unitOf({ id, name: id, type, ...given }, sideOf(entry.side), rules),
      hex: stands,
      purse: 0,
      ...(stands === 0 && { offered: true }),
    }
  })
  checkUnits(units, readers, (type) => rules.unitTypes[type]?.kind === 'air', report)
  const goals = objectives.map((name, index) => readers.space(name, below(place, 'objectives', index)))
  const held = (example.holdings ?? []).map((name, index) => readers.space(name, below(place, 'holdings', index)))
  if (!isSound()) return undefined
  const isLifted = example.units.some(({ carried: how }) => how === 'sailing' || how === 'flying')
  const lifting: TacticalSide['lifts'] = isLifted
    ? { sea: { type: 'sea-transport', count: 1 }, air: { type: 'air-transport', count: 1 } }
    : {}
  const makeSide = (one: Side): TacticalSide => ({
    id: sideIds[one],
    name: sideNames[one],
    colour: sideColours[one],
    edges: one === 0 ? ['west'] : ['east'],
    lifts: lifting,
    zones: [],
    purses: [{ nation: sideIds[one], prestige: example.prestige ?? 0 }],
  })
  const playing = units.values.flatMap(({ type, transport }) => [{ type }, ...(transport ? [{ type: transport }] : [])])
  for (const { type } of Object.values(lifting)) playing.push({ type })
  const game = tactical.open({
    system: 'tactical',
    ...named(example),
    turns,
    date: dated.date,
    map,
    battle: example.battle ?? 'standard',
    region: 'north',
    weather: { sky: 'clear', ground: example.ground ?? 'dry' },
    house: { ...rules.houseRules, ...example.house },
    sides: [makeSide(0), makeSide(1)],
    units: units.values,
    objectives: goals.map((hex) => ({ name: 'Objective', hex: hex ?? 0, side: 1 as Side })),
    needed: 1,
    holdings: [{ side: 0, hexes: held.map((hex) => hex ?? 0) }],
    // What units could become is there, too.
    rules: withUsedTypes(
      rules,
      typesIn(
        rules,
        playing.map(({ type }) => type),
        true,
      ).map((type) => ({ type })),
    ),
  } as TacticalGame['scenario'])
  const state = game.setup(lowestDice)
  state.turn = turn
  state.side = sideOf(side)
  state.falling = ['nothing', 'rain', 'snow'].indexOf(example.falling ?? 'nothing')
  for (const [unit, given] of example.units.entries()) {
    const { suppressed, entrenchment, ammunition, fuel, moved, carried: how } = given
    if (how !== undefined) state.carried[unit] = carried[how]
    if (suppressed !== undefined) state.suppressed[unit] = suppressed
    if (entrenchment !== undefined) state.entrenchment[unit] = entrenchment
    if (ammunition !== undefined) state.ammunition[unit] = ammunition
    if (fuel !== undefined) state.fuel[unit] = fuel
    const isActive = game.table.side[unit] === state.side
    if (moved) state.done[unit] = done.moved
    else if (isActive) state.points[unit] = fullPoints(game.table, state, unit)
  }
  beginSight(game.services, state)
  return { game, state, unitNumbers: numbersOf(units.values) }
}

const unitFacts = ({ scenario }: TacticalGame, state: TacticalState, unit: number) => ({
  hex: () => (state.hex[unit] === 0 ? undefined : makeHexName(scenario.map, state.hex[unit])),
  ...Object.fromEntries(
    (['strength', 'suppressed', 'entrenchment', 'experience', 'ammunition', 'fuel', 'points'] as const).map((name) => [
      name,
      () => state[name][unit],
    ]),
  ),
})

/** All that examples can expect of a position. */
const facts: StateFacts<ExamplePosition, TacticalState, Expectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit) => unitFacts(game, state, unit),
      wordsOf: () => ({ strength: (left: number) => `strength ${left}` }),
      line({ game }, { hex }, unit, words) {
        const where = hex[unit] === 0 ? 'not on the map' : `at ${makeHexName(game.scenario.map, hex[unit])}`
        return [`${game.scenario.units[unit].name}: ${where}`, ...words].join(', ')
      },
    },
  ],
  hexes: {},
  hexWord: 'of',
  hexLines: () => ({}),
  whole: ({ game }, state) => ({ ...courseFacts(game, state), prestige: () => state.prestige[0] }),
  wholeWords: () => ({}),
}

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: false,
  facts,
  findUnit,
  readAction: makeActionReader<ExamplePosition, FieldKind, TacticalAction>({
    verbs: actions.verbs,
    readers: {
      unit: (position, id, _, place, report) => findUnit(position, `${id}`, place, report),
      hex: ({ game }, name, _, place, report) => readSpace(game.scenario.map, name, place, report),
      number: (_, points) => Number(points),
      model: ({ game }, id) => Object.keys(game.scenario.rules.unitTypes).indexOf(`${id}`),
      lift: (_, name) => lifts.indexOf(`${name}` as Lift),
    },
    implied: () => undefined,
  }),
  readQuestion: questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
    unit: (position, id, _, place, report) => findUnit(position, `${id}`, place, report),
  }),
  // Dice count from 0 in the engine.
  readRolls: (_, dice) => dice.map((roll) => roll - 1),
  actionLine: ({ scenario }, action, state) => actionWords(scenario, state, action),
  eventLine: ({ scenario }, event) => lineOf(scenario, event)?.text,
  isTold: (_, events) => events.length > 0,
}

/** The parts of a board that no start position has: the strength that units have left, by number. */
export interface BoardExtras {
  readonly strengths: readonly number[]
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (
  example: ExampleBlock,
  system: CompiledSystem<TacticalRules>,
  place: Place,
  report: Report,
) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { scenario } = position.game
  const extras: BoardExtras = { strengths: [...position.state.strength] }
  const playable = sides.every((side) => scenario.units.some((unit) => unit.side === side))
  const { lines } = runExample(runner, example, position, place, report)
  return { scenario, lines, extras, playable }
}
