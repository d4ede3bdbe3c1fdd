/** How fast the engine is, each figure beside a yardstick from the same run. `node tests/bench/engine.ts` */
import '../support/host.ts'
import { rollingDice } from '../../engine/dice.ts'
import { degree, hexAt, makeHexName } from '../../engine/hex.ts'
import { advance, start } from '../../engine/play.ts'
import { makeCosts } from '../../engine/systems/operational/cost.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { makeReacher, type Reach } from '../../engine/systems/operational/reach.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { makeTable } from '../../engine/systems/operational/table.ts'
import type { OperationalState } from '../../engine/systems/operational/types.ts'
import { makeEncounters } from '../../engine/systems/operational/zones.ts'
import { makeScenario } from '../support/operational.ts'
import { crossing } from '../support/scenarios.ts'
import { compileYardstick, type Floods, floodInScript } from './yardstick/flood.ts'

const rounds = 7

/** Median of several rounds, in nanoseconds of processor time per item. `run` returns how many items it did. */
const nanoseconds = (run: () => number): number => {
  for (let warm = 0; warm < 3; warm++) run()
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    const items = run()
    return (process.cpuUsage(before).user * 1000) / items
  })
  return times.sort((a, b) => a - b)[rounds >> 1]
}

/** A wild map: costs of 1 to 3 by terrain, a tank division on every sixteenth hex or so, all of one side. */
const wilderness = (size: number, turns = 4): OperationalScenario => {
  const dice = rollingDice(size)
  const signs = ['.', '.', '.', '.', 'h', 'h', 'f', 'C']
  const grid = { width: size, height: size }
  const map = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => signs[dice.below(signs.length)]).join(' '),
  ).join('\n')
  const small = makeScenario({
    map: '. .',
    units: [{ id: 'tanks', side: 0, type: 'british-armour', hex: '0101' }],
    turns,
  })
  const sketch = makeScenario({ map, turns })
  const units = Array.from({ length: 64 }, (_, index) => ({
    ...small.units[0],
    id: `u${index}`,
    hex: hexAt(grid, 4 + dice.below(size - 8), 4 + dice.below(size - 8)),
  })).filter((unit, index, all) => all.findIndex((other) => other.hex === unit.hex) === index)
  return { ...sketch, units }
}

/** Times the yardsticks beside what is measured: nanoseconds per item of it and of them, and its ratio to them. */
// Few rounds in C: a processor learns the branches of an input that it sees again and again.
const besides = (ours: number, given: Floods, of: { readonly reached: number; readonly sum: number }): string[] => {
  const script = floodInScript(given)
  const inScript = nanoseconds(() => script().reached)
  const inC = yardstickInC?.(given, 2)
  for (const found of [script(), inC])
    if (found !== undefined && (found.reached !== of.reached || found.sum !== of.sum))
      throw new Error(`${JSON.stringify(of)}, a yardstick ${JSON.stringify(found)}`)
  const cells = (theirs: number): string[] => [`${theirs.toFixed(1)} ns`, `${(ours / theirs).toFixed(1)}x`]
  return [`${ours.toFixed(1)} ns`, ...cells(inScript), ...(inC === undefined ? ['', ''] : cells(inC.nanoseconds))]
}

const yardstickInC = compileYardstick()

const benchReach = (size: number): readonly string[] => {
  const scenario = wilderness(size)
  const table = makeTable(scenario)
  const game = operational.open(scenario)
  const costs = makeCosts(table)
  const encounters = makeEncounters(table)
  const reacher = makeReacher(table, costs, encounters)
  const { position } = start(game, 1)
  const { edges } = costs.of(position.state, table.movementClass[0])
  const enter = new Int32Array(table.size).fill(255)
  for (const hex of table.board.spaces)
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
      if (table.neighbours[edge] !== 0) enter[table.neighbours[edge]] = edges[edge]
  const units = scenario.units.map((_, unit) => unit)
  // Ranges are kept until something changes: units that have all their points and one less in turn are asked for anew.
  const tired = game.copy(position.state)
  for (const unit of units) tired.movementPoints[unit]--
  const states = [position.state, tired]
  const floods = states.flatMap((state) =>
    units.map((unit) => ({
      starts: [state.hex[unit]],
      points: state.movementPoints[unit] + table.types[unit].extendedMovement,
    })),
  )
  const ask = (see: (reach: Reach, state: OperationalState, unit: number) => void): void => {
    for (const state of states) {
      encounters.of(state, 0)
      const reachOf = reacher.each(state)
      for (const unit of units) see(reachOf(unit), state, unit)
    }
  }
  // The yardsticks come to hexes where other units stand, too: where nobody may end a move.
  let sum = 0
  let reached = 0
  ask((reach, { hex, movementPoints }, unit) => {
    const points = movementPoints[unit] + table.types[unit].extendedMovement
    for (const at of [...reach.hexes, ...hex.filter((at) => !reach.hexes.includes(at))]) {
      if (reach.passing(at) > points) continue
      sum += reach.passing(at)
      reached++
    }
  })
  const ours = nanoseconds(() => {
    for (let round = 0; round < 30; round++) ask(() => {})
    return 30 * reached
  })
  const given = { neighbours: table.neighbours, enter, floods }
  return [`movement range ${size}x${size}`, ...besides(ours, given, { reached, sum }), `${reached} hexes`]
}

/** A railway with hubs on every eighth row: all of the map is supplied. */
const benchSupply = (size: number): readonly string[] => {
  const scenario = wilderness(size)
  const grid = { width: size, height: size }
  const railways = Array.from({ length: size >> 3 }, (_, line) =>
    Array.from({ length: size }, (_, column) => hexAt(grid, column, line * 8 + 4)),
  )
  const hubs = railways.flatMap((hexes) => hexes.filter((_, column) => column % 8 === 4))
  const game = operational.open({
    ...scenario,
    map: { ...scenario.map, ways: railways.map((hexes) => ({ kind: 'rail', hexes })) },
    sides: [
      {
        ...scenario.sides[0],
        sources: railways.map(([hex]) => ({ kind: 'rail', hex, value: 100 })),
        hubs: hubs.map((hex) => ({ hex, trucks: 3 })),
      },
      scenario.sides[1],
    ],
  } as OperationalScenario)
  const { state } = start(game, 1).position
  const { table } = game
  const hexes = size * size
  const { value } = game.supply(state, 0)
  const supplied = value.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0)
  if (supplied !== hexes) throw new Error(`${supplied} of ${hexes} hexes are supplied`)
  const ours = nanoseconds(() => {
    for (let index = 0; index < 60; index++) game.services.tracer.of(state, 0)
    return 60 * hexes
  })
  // Supply spreads over the railways, and from the hubs as far as their range: two floods of the yardsticks.
  const enter = new Int32Array(table.size).fill(255)
  for (const hex of table.board.spaces) enter[hex] = 1
  const given = {
    neighbours: table.neighbours,
    enter,
    floods: [{ starts: hubs, points: scenario.rules.supply.hubRange[2] }],
  }
  const { reached, sum } = floodInScript(given)()
  return [`supply trace ${size}x${size}`, ...besides(ours, given, { reached, sum }), `${supplied} hexes`]
}

const benchRandomPlay = (): readonly string[] => {
  const game = operational.open(crossing)
  const games = 60
  let steps = 0
  let sum = 0
  const perStep = nanoseconds(() => {
    steps = 0
    sum = 0
    for (let seed = 0; seed < games; seed++) {
      const { state, dice } = start(game, seed).position
      const choices = rollingDice(seed, 1)
      while (!game.outcome(state)) {
        const legal = game.legal(state, state.side)
        advance(game, state, dice, state.side, legal[choices.below(legal.length)])
        steps++
      }
      sum += state.score[0] + state.hex[0]
    }
    return steps
  })
  return [
    'random play, all legal actions listed',
    `${Math.round(1e9 / perStep)} steps/s`,
    ...['', '', '', ''],
    `${steps} steps in ${games} games of ${crossing.id} (${makeHexName(crossing.map, crossing.units[0].hex ?? 0)}), checksum ${sum}`,
  ]
}

const rows = [
  ['what, per hex', 'here', 'JavaScript', 'ratio', yardstickInC === undefined ? 'no C' : 'C', 'ratio', 'note'],
  benchReach(64),
  benchReach(256),
  benchSupply(64),
  benchRandomPlay(),
]
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
