/** How fast the engine is, each figure beside a yardstick from the same run. `node tests/bench/engine.ts` */
import '../support/host.ts'
import { rollingDice } from '../../engine/dice.ts'
import { hexAt, makeHexName } from '../../engine/hex.ts'
import { advance, start } from '../../engine/play.ts'
import { makeCosts } from '../../engine/systems/operational/cost.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { makeReacher } from '../../engine/systems/operational/reach.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { makeTable } from '../../engine/systems/operational/table.ts'
import { makeEncounters } from '../../engine/systems/operational/zones.ts'
import { makeScenario } from '../support/operational.ts'
import { crossing } from '../support/scenarios.ts'

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

/** The yardstick: Dijkstra as one writes it first, over plain arrays, with the open list kept sorted by scanning. */
const plainReach = (
  neighbours: readonly number[][],
  costs: readonly number[],
  from: number,
  points: number,
): Map<number, number> => {
  const done = new Map<number, number>()
  const open = [{ hex: from, cost: 0 }]
  while (open.length > 0) {
    let best = 0
    for (let index = 1; index < open.length; index++) if (open[index].cost < open[best].cost) best = index
    const { hex, cost } = open.splice(best, 1)[0]
    if (done.has(hex)) continue
    done.set(hex, cost)
    for (const next of neighbours[hex]) {
      const total = cost + costs[next]
      if (total <= points && !done.has(next)) open.push({ hex: next, cost: total })
    }
  }
  return done
}

const benchReach = (size: number): readonly string[] => {
  const scenario = wilderness(size)
  const table = makeTable(scenario)
  const game = operational.open(scenario)
  const costs = makeCosts(table)
  const encounters = makeEncounters(table)
  const reacher = makeReacher(table, costs, encounters)
  const { position } = start(game, 1)
  const { edges } = costs.of(position.state, table.movementClass[0])
  const neighbours = Array.from({ length: table.size }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].map((direction) => table.neighbours[hex * 6 + direction]).filter((next) => next !== 0),
  )
  const enter = Array.from({ length: table.size }, () => 0)
  for (const hex of table.board.spaces)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (table.neighbours[edge] !== 0) enter[table.neighbours[edge]] = edges[edge]
  const type = table.types[0]
  const points = type.movement + type.extendedMovement
  const units = scenario.units.map((_, unit) => unit)

  let sum = 0
  let plainSum = 0
  const check = (): void => {
    encounters.of(position.state, 0)
    for (const unit of units) {
      const reach = reacher.withEncounters(position.state, unit)
      const plain = plainReach(neighbours, enter, position.state.hex[unit], points)
      for (const hex of reach.hexes) sum += reach.cost(hex)
      for (const [hex, cost] of plain) if (!position.state.hex.includes(hex)) plainSum += cost
    }
  }
  check()
  if (sum !== plainSum) throw new Error(`${size}: reached ${sum}, the yardstick ${plainSum}`)

  const repeat = 60
  const ours = nanoseconds(() => {
    let reached = 0
    for (let index = 0; index < repeat; index++) {
      encounters.of(position.state, 0)
      for (const unit of units) reached += reacher.withEncounters(position.state, unit).hexes.length
    }
    return reached
  })
  const plain = nanoseconds(() => {
    let reached = 0
    for (const unit of units) reached += plainReach(neighbours, enter, position.state.hex[unit], points).size
    return reached
  })
  return [
    `movement range ${size}x${size}`,
    `${ours.toFixed(1)} ns/hex`,
    `${plain.toFixed(0)} ns/hex`,
    `${(plain / ours).toFixed(1)}x`,
    `checksum ${sum}`,
  ]
}

/** A railway with hubs on every eighth row: nearly all of the map is supplied. */
const benchSupply = (size: number): readonly string[] => {
  const scenario = wilderness(size)
  const grid = { width: size, height: size }
  const railways = Array.from({ length: size >> 3 }, (_, line) =>
    Array.from({ length: size }, (_, column) => hexAt(grid, column, line * 8 + 4)),
  )
  const game = operational.open({
    ...scenario,
    map: { ...scenario.map, ways: railways.map((hexes) => ({ kind: 'rail', hexes })) },
    sides: [
      {
        ...scenario.sides[0],
        sources: railways.map(([hex]) => ({ kind: 'rail', hex, value: 100 })),
        hubs: railways.flatMap((hexes) =>
          hexes.filter((_, column) => column % 8 === 4).map((hex) => ({ hex, trucks: 3 })),
        ),
      },
      scenario.sides[1],
    ],
  } as OperationalScenario)
  const { state } = start(game, 1).position
  const { table } = game
  const hexes = size * size
  const repeat = 60
  const ours = nanoseconds(() => {
    for (let index = 0; index < repeat; index++) game.supply(state, 0)
    return repeat * hexes
  })
  const neighbours = Array.from({ length: table.size }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].map((direction) => table.neighbours[hex * 6 + direction]).filter((next) => next !== 0),
  )
  const flat = Array.from({ length: table.size }, () => 1)
  const plain = nanoseconds(() => {
    let reached = 0
    for (const [, , , , hub] of railways) reached += plainReach(neighbours, flat, hub, 10).size
    return reached
  })
  const supplied = game.supply(state, 0).value.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)
  return [
    `supply trace ${size}x${size}`,
    `${ours.toFixed(1)} ns/hex`,
    `${plain.toFixed(0)} ns/hex`,
    `${(plain / ours).toFixed(1)}x`,
    `${supplied} of ${hexes} hexes supplied`,
  ]
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
    '',
    `${Math.round((1e9 / perStep) * (games / steps))} games/s`,
    `${steps} steps in ${games} games of ${crossing.id} (${makeHexName(crossing.map, crossing.units[0].hex ?? 0)}), checksum ${sum}`,
  ]
}

const rows = [
  ['what', 'here', 'plain Dijkstra', 'ratio', 'note'],
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
