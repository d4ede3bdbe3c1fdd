/** Special rules of a position: what is used up, taken or blown up is left out. command-cards.A1-A20 */

import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { demolished } from '../../../../engine/systems/command-cards/special/sabotage.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { flow, hexName, hexNames, type Writable } from '../../../exchange/writeYaml.ts'

type State = Readonly<CommandCardsState>

/** Makes writers of lists of sides and hexes, and of the uses left. */
const makeListWriters = ({ scenario, table }: CommandCardsGame, state: State) => {
  const { special, map } = scenario
  const idOf = (side: Side): string => scenario.sides[side].id
  const hexes = (list: readonly Hex[]): number | string => hexNames(map, list)
  const areas = (
    list: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[] | undefined,
  ): Writable | undefined =>
    some(
      (list ?? [])
        .filter((one) => one.hexes.length > 0)
        .map((one) => ({ side: idOf(one.side), hexes: hexes(one.hexes) })),
    )
  const bridges = (special.bridgeBlowing ?? []).flatMap(({ side, hexes: all, way, beside }): Writable[] => {
    const standing = all.filter((hex) => table.obstacles[state.obstacle[hex] - 1]?.carries === true)
    return standing.length === 0 ? [] : [{ side: idOf(side), hexes: hexes(standing), way, beside: beside || undefined }]
  })
  const left = (
    uses: ArrayLike<number>,
    list: readonly { readonly side: Side }[] | undefined,
    key: string,
  ): Writable | undefined =>
    some((list ?? []).filter(({ side }) => uses[side] > 0).map(({ side }) => ({ side: idOf(side), [key]: uses[side] })))
  /** Minefields that are still to be laid. */
  const minefields = (special.minefields ?? [])
    .filter(({ side }) => state.opening === 1 && state.minefieldsLeft[side] > 0)
    .map(({ side, hexes: list }) => ({ side: idOf(side), hexes: hexes(list), count: state.minefieldsLeft[side] }))
  return { idOf, hexes, areas, left, bridges, minefields }
}

/** The lines of `special`, and what they cannot say. */
export const specialOf = (
  game: CommandCardsGame,
  state: State,
): { readonly lines: readonly string[]; readonly lost: readonly string[] } => {
  const { scenario, table } = game
  const { special, map } = scenario
  const { pontoons, smoke, night, trains } = special
  const lost: string[] = []
  const { idOf, hexes, areas, left, bridges, minefields } = makeListWriters(game, state)

  const blocking = (special.blockingBridges ?? []).filter(
    (hex) => pontoons !== undefined || table.obstacles[state.obstacle[hex] - 1]?.carries === true,
  )
  const landmarks = (special.sabotage ?? []).flatMap(({ side, hex, stars, medals, supplies }, index): Writable[] => {
    if (state.sabotaged[index] !== demolished)
      return [
        {
          side: idOf(side),
          hex: hexName(map, hex),
          stars: Math.max(1, stars - state.sabotaged[index]),
          medals,
          supplies: supplies || undefined,
        },
      ]
    if (supplies) lost.push('Armour is no slower for a depot that was blown up.')
    return []
  })
  const prisoners = (special.prisoners ?? []).flatMap(({ side, hex, medals }, index): Writable[] => {
    if (state.prisonersLeft[index] === 1) return [{ side: idOf(side), hex: hexName(map, hex), medals }]
    if (state.prisonersWith[index] > 0) lost.push('Prisoners who were freed are safe: no unit has them with it.')
    return []
  })
  const equipment = (special.equipment ?? []).flatMap(({ side, medals }, index): Writable[] => {
    const hex = state.equipmentAt[index]
    if (state.equipmentWith[index] === 0 && hex > 0) return [{ side: idOf(side), hex: hexName(map, hex), medals }]
    if (state.equipmentWith[index] > 0) lost.push('Equipment that was taken is kept: no unit carries it.')
    return []
  })
  const headquarters = (special.headquarters ?? []).flatMap(({ side, hex }, index): Writable[] => {
    if (state.hqTaken[index] === 0) return [{ side: idOf(side), hex: hexName(map, hex) }]
    lost.push('Headquarters that were taken are left out: they cannot be won back.')
    return []
  })

  const fields: Readonly<Record<string, Writable | undefined>> = {
    airStrikes: special.airStrikes && { sides: special.airStrikes.sides.map(idOf) },
    blitz: special.blitz && { side: idOf(special.blitz.side) },
    bridgeBlowing: some(bridges),
    blockingBridges: blocking.length > 0 ? hexes(blocking) : undefined,
    minefields: some(minefields),
    pontoons: left(state.pontoonsLeft, pontoons, 'count'),
    spotting: areas(special.spotting),
    sabotage: some(landmarks),
    prisoners: some(prisoners),
    equipment: some(equipment),
    desert: special.desert || undefined,
    oasisRecovery: special.oasisRecovery || undefined,
    hospitals: some((special.hospitals ?? []).map(({ side, hex }) => ({ side: idOf(side), hex: hexName(map, hex) }))),
    airplanes: areas(special.airplanes),
    radar: areas(special.radar),
    headquarters: some(headquarters),
    night: night && state.visibility !== 0 ? { roller: idOf(night.roller), start: state.visibility } : undefined,
    paradrop: areas(special.paradrop),
    smoke: left(state.smokeLeft, smoke, 'uses'),
    airfield: areas(special.airfield),
    trains: some((trains ?? []).map(({ side, stations }) => ({ side: idOf(side), stations: hexes(stations) }))),
    exits: some(
      (special.exits ?? []).map(({ side, hexes: list, medals }) => ({
        side: idOf(side),
        hexes: hexes(list),
        medals,
      })),
    ),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${flow(value)}`],
  )
  return { lines: lines.length === 0 ? [] : ['special:', ...lines], lost }
}

const some = (list: readonly Writable[]): Writable | undefined => (list.length > 0 ? list : undefined)
