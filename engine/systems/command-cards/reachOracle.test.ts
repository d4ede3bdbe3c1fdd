import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GroundTable, layGround } from '../../../tests/support/groundTable.ts'
import { someRuns, turn } from '../../../tests/support/turns.ts'
import { type Direction, degree, opposite } from '../../hex.ts'
import { groundsAt, heightAt } from './ground.ts'
import type { GroundRules } from './rules.ts'
import type { Table } from './table.ts'

/** Walks every way there is, hex by hex, by the tables as they are written: slow, and plain to read. */
const walkAll = ({ game: { table }, state }: GroundTable): Map<number, number> => {
  const unit = 0
  const type = table.types[unit]
  const start = state.hex[unit]
  const taken = new Set(state.hex)
  const found = new Map<number, number>()
  const groundsOf = (hex: number): readonly GroundRules[] => {
    const grounds = groundsAt(table, state, hex)
    const carrier = table.obstacles[state.obstacle[hex] - 1]
    return carrier?.carries ? [carrier] : grounds
  }
  const isClosed = (hex: number): boolean => groundsOf(hex).some(({ closed }) => closed.includes(type.kind))

  const go = (path: readonly number[], count: number, roads: number, most: number): void => {
    const from = path[path.length - 1]
    for (let direction = 0; direction < degree; direction++) {
      const to = table.neighbours[from * degree + direction]
      if (to === 0 || taken.has(to) || path.includes(to) || isClosed(to)) continue
      if (!isOpen(table, from, to, direction, groundsOf)) continue
      const entering = groundsOf(to)
      const isBeside = table.distance[start * table.size + to] === 1
      if (!isBeside && entering.some(({ fromBeside }) => fromBeside.includes(type.kind))) continue
      const climbs = heightAt(table, state, to) > heightAt(table, state, from)
      const effort = effortBetween(table, from, to, climbs, groundsOf, type.kind)
      if (effort === 0) continue
      const walked = count + effort
      const along = roads & table.way[from * degree + direction]
      const extra = extraOf(table, along)
      const limit = Math.min(most, ...entering.map(({ mostHexes = 255 }) => mostHexes))
      if (walked > type.moves + extra || walked > limit) continue
      const counts = extra > 0 ? Math.max(1, walked - extra) : walked
      found.set(to, Math.min(found.get(to) ?? 255, counts))
      const stops =
        entering.some(({ stops: here }) => here.includes(type.kind)) ||
        groundsOf(from).some(({ stopsLeaving }) => stopsLeaving.includes(type.kind)) ||
        (climbs && entering.some(({ stopsClimbing }) => stopsClimbing.includes(type.kind)))
      if (!stops) go([...path, to], walked, along, limit)
    }
  }
  // Who lost the bridge under him may wade ashore.
  const isAfloat = groundsOf(start).some(({ boats }) => boats)
  if (isAfloat || !isClosed(start)) go([start], 0, table.wayOn[start], 255)
  return found
}

const extraOf = (table: Table, ways: number): number =>
  Math.max(0, ...table.ways.map(({ extraHexes }, way) => ((ways & (1 << way)) !== 0 ? extraHexes : 0)))

type GroundsOf = (hex: number) => readonly GroundRules[]

const isOpen = (table: Table, from: number, to: number, direction: number, groundsOf: GroundsOf): boolean => {
  const idsOf = (hex: number): string[] => {
    const names = new Set(groundsOf(hex).map(({ name }) => name))
    const { terrain, obstacles } = table.scenario.rules
    return [...Object.entries(terrain), ...Object.entries(obstacles)].flatMap(([id, { name }]) =>
      names.has(name) ? [id] : [],
    )
  }
  const joins = (one: number, other: number): boolean =>
    groundsOf(one).every(({ connects }) => connects === undefined || idsOf(other).some((id) => connects.includes(id)))
  if (!joins(from, to) || !joins(to, from)) return false
  if (groundsOf(to).some(({ notFrom }) => idsOf(from).some((id) => notFrom.includes(id)))) return false
  const isEnd = (hex: number, way: number): boolean =>
    !groundsOf(hex).some(({ openEnds }) => openEnds) || (table.ends[hex] & (1 << way)) !== 0
  return isEnd(from, direction) && isEnd(to, opposite(direction as Direction))
}

const effortBetween = (
  table: Table,
  from: number,
  to: number,
  climbs: boolean,
  groundsOf: GroundsOf,
  kind: 'infantry' | 'armour' | 'artillery',
): number => {
  for (const [above, below] of [
    [to, from],
    [from, to],
  ])
    for (const { face } of groundsOf(above))
      if (face?.below.includes(table.terrainIds[table.terrain[below]]))
        return face.closed.includes(kind) ? 0 : face.hexes
  return climbs ? Math.max(1, ...groundsOf(to).map(({ climb = 1 }) => climb)) : 1
}

test('C4-C9, T1-T67: over any ground, no hex is missing, none is too many, and none counts for more than it must', () => {
  const { terrain, obstacles } = layGround({ map: '.' }).game.table.scenario.rules
  const signs = Object.values(terrain).map(({ sign }) => sign)
  const hexes = Array.from({ length: 20 }, (_, at) => `0${(at % 5) + 1}0${Math.floor(at / 5) + 1}`)
  const works = Object.entries(obstacles).flatMap(([id, { closed, mined }]) => (mined ? [] : [{ id, closed }]))
  const sign = fc.oneof({ weight: 2, arbitrary: fc.constant('.') }, { weight: 1, arbitrary: fc.constantFrom(...signs) })
  // Roads lead from the unit through neighbours; the enemy stands somewhere.
  const roads = fc.constantFrom([], ['road 0202 0302 0402 0502'], ['road 0202 0303 0304', 'road 0302 0402'])
  const work = fc.tuple(fc.constantFrom(...works), fc.constantFrom(...hexes))
  fc.assert(
    fc.property(
      fc.array(sign, { minLength: 20, maxLength: 20 }),
      fc.uniqueArray(work, { maxLength: 5, selector: ([, hex]) => hex }),
      roads,
      fc.constantFrom('infantry', 'armour', 'mobile-artillery', 'cavalry'),
      fc.constantFrom('0102', '0303', '0402'),
      (cells, built, ways, type, enemy) => {
        const ground = layGround({
          map: [0, 5, 10, 15].map((row) => cells.slice(row, row + 5).join(' ')).join('\n'),
          obstacles: built.map(([{ id }, hex]) => `${id} ${hex}`),
          ends: cells.flatMap((cell, at) => (cell === 'v' ? [`${hexes[at]} E SW`] : [])),
          ways,
          units: [
            { id: 'a', side: 0, hex: '0202', type },
            { id: 'b', side: 1, hex: enemy },
          ],
        })
        const reach = ground.game.reach(ground.state, 0)
        const counted = new Map(reach.hexes.map((hex) => [hex, reach.cost(hex)]))
        const walked = walkAll(ground)
        expect([...counted].sort()).toEqual([...walked].sort())
      },
    ),
    { numRuns: someRuns(1500), seed: 1944 + turn },
  )
})
