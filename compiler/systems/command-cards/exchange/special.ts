/** Special rules of a position: what is used up, taken or blown up is left out. command-cards.A1-A20 */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { demolished } from '../../../../engine/systems/command-cards/special/sabotage.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { flow, hexName, hexNames, type Writable } from '../../../exchange/writeYaml.ts'

type State = Readonly<CommandCardsState>

/** The lines of `special`, and what they cannot say. */
export const specialOf = (
  { scenario, table }: CommandCardsGame,
  state: State,
): { readonly lines: readonly string[]; readonly lost: readonly string[] } => {
  const { special, map } = scenario
  const lost: string[] = []
  const idOf = (side: Side): string => scenario.sides[side].id
  const hexes = (list: readonly Hex[]): number | string => hexNames(map, list)
  const area = (one: { readonly side: Side; readonly hexes: readonly Hex[] } | undefined): Writable | undefined =>
    one && one.hexes.length > 0 ? { side: idOf(one.side), hexes: hexes(one.hexes) } : undefined
  const bridges =
    special.bridgeBlowing?.hexes.filter((hex) => table.obstacles[state.obstacle[hex] - 1]?.carries === true) ?? []
  const { bridgeBlowing, pontoons, smoke, night, trains } = special
  const left = (
    uses: ArrayLike<number>,
    one: { readonly side: Side } | undefined,
    key: string,
  ): Writable | undefined => (one && uses[one.side] > 0 ? { side: idOf(one.side), [key]: uses[one.side] } : undefined)

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
  if (night !== undefined && state.visibility !== 0 && state.visibility !== scenario.rules.special.night.start)
    lost.push(`It is as dark as when a night begins: units saw ${state.visibility} hexes.`)

  const fields: Readonly<Record<string, Writable | undefined>> = {
    airStrikes: special.airStrikes && { sides: special.airStrikes.sides.map(idOf) },
    blitz: special.blitz && { side: idOf(special.blitz.side) },
    bridgeBlowing:
      bridgeBlowing && bridges.length > 0
        ? { side: idOf(bridgeBlowing.side), hexes: hexes(bridges), way: bridgeBlowing.way }
        : undefined,
    pontoons: left(state.pontoonsLeft, pontoons, 'count'),
    spotting: area(special.spotting),
    sabotage: some(landmarks),
    prisoners: some(prisoners),
    equipment: some(equipment),
    desert: special.desert || undefined,
    oasisRecovery: special.oasisRecovery || undefined,
    hospitals: some((special.hospitals ?? []).map(({ side, hex }) => ({ side: idOf(side), hex: hexName(map, hex) }))),
    radar: area(special.radar),
    headquarters: some(headquarters),
    night: night && state.visibility !== 0 ? { roller: idOf(night.roller) } : undefined,
    paradrop: area(special.paradrop),
    smoke: left(state.smokeLeft, smoke, 'uses'),
    airfield: area(special.airfield),
    trains: trains && { side: idOf(trains.side), stations: hexes(trains.stations) },
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
