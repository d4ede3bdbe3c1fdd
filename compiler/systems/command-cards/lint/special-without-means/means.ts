/** The means that each special rule requires in a scenario. command-cards.A1-A20 */

import type { CommandCardsUnit, SpecialSetup } from '../../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import type { LintContext } from '../rule.ts'

interface Lack {
  readonly field: keyof SpecialSetup
  readonly lacks: string
}

/** The special rules that nobody can use, with what is missing. */
export const meansOf = ({ scenario, typeOf, terrainOf, obstacleOf, hasRails, nameOf }: LintContext): Lack[] => {
  const { special, units, map, deck, rules } = scenario
  const hexes = [...map.terrain.keys()].filter((hex) => map.terrain[hex] !== 0)
  const has = (side: Side, is: (unit: CommandCardsUnit, number: number) => boolean): boolean =>
    units.some((unit, number) => unit.side === side && is(unit, number))
  const inDeck = Object.values(rules.cards).filter(({ copies }) => (copies[deck] ?? 0) > 0)
  const flies = (side: Side): boolean =>
    special.blitz?.side === side || special.airStrikes?.sides.includes(side) === true
  const waits = (side: Side, reserve: CommandCardsUnit['reserve']): boolean =>
    has(side, (unit) => unit.reserve === reserve)
  const hasWater = hexes.some((hex) => terrainOf(hex).boats)
  const dry = special.bridgeBlowing?.flatMap((one) => one.hexes).find((hex) => obstacleOf(hex)?.carries !== true)
  const noBridge = special.blockingBridges?.find(
    (hex) => obstacleOf(hex)?.carries !== true && !(special.pontoons && terrainOf(hex).boats),
  )
  const offRails = special.trains?.flatMap(({ stations }) => stations).find((hex) => !hasRails(hex))
  const oases = hexes.some((hex) => rules.special.recovery.terrains.includes(map.terrainIds[map.terrain[hex]]))
  const lacks: readonly (readonly [keyof SpecialSetup, boolean | undefined, string])[] = [
    ['airfield', special.airfield?.some(({ side }) => !waits(side, 'airfield')), 'no unit waits to be flown in'],
    ['paradrop', special.paradrop?.some(({ side }) => !waits(side, 'paradrop')), 'no unit waits to be dropped'],
    ['trains', special.trains?.some(({ side }) => !waits(side, 'train')), 'no unit waits in a train'],
    [
      'trains',
      special.trains?.some(({ side }) => !has(side, (_, unit) => typeOf(unit).train)),
      'its side has no train on the board',
    ],
    ['trains', offRails !== undefined, `no railway runs through ${nameOf(offRails ?? hexes[0])}`],
    [
      'airStrikes',
      special.airStrikes && !inDeck.some(({ asStrike }) => asStrike !== undefined),
      'no card of the deck can be flown',
    ],
    [
      'radar',
      special.radar?.some(({ side }) => !flies(side === 0 ? 1 : 0)) &&
        !inDeck.some(({ strike }) => strike !== undefined),
      'the enemy has no strikes from the air',
    ],
    [
      'spotting',
      special.spotting?.some(({ side }) => !has(side, (_, unit) => typeOf(unit).kind === 'artillery')),
      'its side has no artillery',
    ],
    ['pontoons', special.pontoons && !hasWater, 'there is no river to bridge'],
    ['bridgeBlowing', dry !== undefined, `no bridge lies at ${nameOf(dry ?? hexes[0])}`],
    [
      'blockingBridges',
      noBridge !== undefined,
      `no bridge lies at ${nameOf(noBridge ?? hexes[0])}, and none can be built`,
    ],
    [
      'minefields',
      special.minefields?.some(({ hexes: area }) => area.every((hex) => terrainOf(hex).boats || terrainOf(hex).water)),
      'no hex of it can be mined',
    ],
    ['night', special.night && (special.night.start ?? 0) >= rules.special.night.day, 'it is day from the beginning'],
    ['desert', special.desert && !units.some((_, unit) => typeOf(unit).overruns), 'no unit makes overruns'],
    ['oasisRecovery', special.oasisRecovery && !oases, 'there is no oasis'],
    [
      'hospitals',
      special.hospitals?.some(({ side }) => !has(side, (_, unit) => typeOf(unit).kind === 'infantry')),
      'its side has no infantry',
    ],
    [
      'exits',
      special.exits?.some(({ hexes: ways }) => ways.every((hex) => terrainOf(hex).closed.length > 0)),
      'nobody can enter its hexes',
    ],
  ]
  return lacks.flatMap(([field, isLacking, what]) => (isLacking === true ? [{ field, lacks: what }] : []))
}
