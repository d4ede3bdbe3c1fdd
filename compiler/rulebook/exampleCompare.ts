/** Compares how things stand after an example with what its author expects. */
import { makeHexName, parseHexName } from '../../engine/hex.ts'
import type { OperationalGame } from '../../engine/systems/operational/index.ts'
import {
  actionPoint,
  destroyed,
  enRoute,
  nobody,
  type OperationalState,
} from '../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { hexText } from '../resolve/hexes.ts'
import type { ExampleExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** Reports an expectation that is not met: what was expected and what came. */
export type Compare = (path: readonly string[], what: string, expected: unknown, got: unknown) => void

export const makeCompare =
  (place: Place, report: Report): Compare =>
  (path, what, expected, got) => {
    if (expected === got) return
    report.error('example-wrong', below(place, ...path), `${what}: expected ${show(expected)}, got ${show(got)}.`)
  }

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Compares numbers to as many decimals as the author wrote. */
export const compareDecimals = (
  compare: Compare,
  path: readonly string[],
  what: string,
  expected: number,
  thousandths: number,
): void => {
  const got = thousandths / 1000
  const decimals = Math.min(3, `${expected}`.split('.')[1]?.length ?? 0)
  const rounded = Number(got.toFixed(decimals))
  if (rounded !== expected || (decimals === 0 && !Number.isInteger(got))) compare(path, what, expected, got)
}

const actionPointNames = new Map<number, string>(Object.entries(actionPoint).map(([name, value]) => [value, name]))

const hexName = (game: OperationalGame, hex: number | undefined): string => {
  if (hex === undefined || hex === destroyed) return 'destroyed'
  return hex === enRoute ? 'still to come' : makeHexName(game.scenario.map, hex)
}

/** The facts of a unit, by the names that expectations use. */
const unitFacts = (game: OperationalGame, state: OperationalState, unit: number) =>
  ({
    hex: () => hexName(game, state.hex[unit]),
    destroyed: () => state.hex[unit] === destroyed,
    active: () => state.active[unit],
    suppressed: () => state.suppressed[unit],
    steps: () => (state.active[unit] ?? 0) + (state.suppressed[unit] ?? 0),
    experience: () => state.experience[unit],
    entrenchment: () => state.entrenchment[unit],
    unsupplied: () => state.unsupplied[unit],
    movementPoints: () => state.movementPoints[unit],
    actionPoint: () => actionPointNames.get(state.actionPoint[unit] ?? -1),
    retreated: () => state.retreated[unit] === 1,
    lossesThisTurn: () => state.lossesThisTurn[unit],
    moved: () => state.moved[unit] === 1,
  }) satisfies Record<keyof UnitExpectation, () => unknown>

/** Compares a position with all that is expected of it. `place` is that of `expect`. */
export const compareState = (
  position: ExamplePosition,
  state: OperationalState,
  expect: ExampleExpectation,
  place: Place,
  report: Report,
): void => {
  const { game, unitNumbers } = position
  const compare = makeCompare(place, report)
  for (const [id, expected] of Object.entries(expect.units ?? {})) {
    const unit = unitNumbers.get(id)
    if (unit === undefined) {
      const hint = hintForUnknown(id, [...unitNumbers.keys()])
      report.error('example-invalid', { ...below(place, 'units', id), key: true }, `The example has no unit "${id}".`, {
        hint,
      })
      continue
    }
    const facts = unitFacts(game, state, unit)
    for (const name of Object.keys(facts) as (keyof typeof facts)[]) {
      const value = expected[name]
      if (value !== undefined)
        compare(
          ['units', id, name],
          `${name} of ${id}`,
          name === 'hex' ? hexText(value as string | number) : value,
          facts[name](),
        )
    }
  }
  compareHexes(game, expect.owner, 'owner', compare, place, report, (hex) => {
    const owner = state.owner[hex] ?? nobody
    return owner === nobody ? 'nobody' : owner + 1
  })
  compareHexes(game, expect.forts, 'forts', compare, place, report, (hex) => {
    const fort = game.scenario.map.forts.indexOf(hex)
    return fort < 0 ? 'no fort' : state.fortIntact[fort] === 1 ? 'intact' : 'destroyed'
  })
  compareHexes(game, expect.hubs, 'hubs', compare, place, report, (hex) => {
    const hub = game.table.hubs.findIndex((one) => one.hex === hex)
    return hub < 0 ? 'no hub' : state.hubAlive[hub] === 1 ? 'working' : 'gone'
  })
  for (const name of ['prestige', 'score', 'killed', 'stragglers'] as const) {
    const expected = expect[name]
    if (expected !== undefined && expected.join() !== state[name].join())
      compare([name], name, expected, [...state[name]])
  }
  if (expect.turn !== undefined) compare(['turn'], 'turn', expect.turn, state.turn)
  if (expect.side !== undefined) compare(['side'], 'side to move', expect.side, state.side + 1)
  if (expect.winner !== undefined) {
    const outcome = game.outcome(state)
    compare(
      ['winner'],
      'winner',
      expect.winner,
      outcome === undefined ? 'none' : outcome.winner === null ? 'nobody' : outcome.winner + 1,
    )
  }
}

const compareHexes = (
  game: OperationalGame,
  expected: Readonly<Record<string, unknown>> | undefined,
  field: string,
  compare: Compare,
  place: Place,
  report: Report,
  factOf: (hex: number) => unknown,
): void => {
  for (const [key, value] of Object.entries(expected ?? {})) {
    // YAML reads 0302 as a number, and a key loses its leading zero.
    const name = key.padStart(4, '0')
    const hex = parseHexName(game.scenario.map, name)
    if (hex === undefined)
      report.error('hex-off-map', { ...below(place, field, key), key: true }, `Hex ${name} is off the map.`)
    else compare([field, key], `${field} of ${name}`, value, factOf(hex))
  }
}
