/** Places that matter on a board: medals, landmarks, hospitals and the like, as small discs at the corners of their hexes. */

import { type Hex, rowOf } from '../../../../engine/hex.ts'
import type { CommandCardsScenario, SpecialSetup } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { placedAt, star } from '../../../cartography/pieces.ts'
import { escapeText } from '../../../cartography/text.ts'

/** Returns the present holder of a place, by its number and hex; undefined when it is not held. */
type HolderOf = (place: number, hex: Hex) => Side | undefined

/**
 * Medal places as stars at the top left of their hexes, above counters, in the colour of the side that can win them, or red for
 * both; with a ring while they are held. More than one medal stands as a number.
 */
export const drawMedals = (
  { map, medals }: Pick<CommandCardsScenario, 'map' | 'medals'>,
  holderOf: HolderOf = () => undefined,
): string =>
  medals
    .flatMap(({ name, hexes, side, medals: worth }, place) =>
      hexes.map((hex) => {
        const holder = holderOf(place, hex)
        const colour = holder ?? side
        return (
          `<g class="medal${colour === undefined ? '' : ` of-side-${colour}`}" transform="${placedAt(map, hex, -19, -19)}">` +
          `<title>${escapeText(name)}</title><circle class="medal-disc" r="9"/>` +
          (holder === undefined ? '' : '<circle class="medal-held" r="10.8"/>') +
          (worth > 1
            ? `<text class="medal-count" y="4">${worth}</text></g>`
            : `<path class="medal-star" d="${star}"/></g>`)
        )
      }),
    )
    .join('')

/** The sign of each kind of place, inside a disc of radius 8. */
const spotSigns = {
  hospital: 'M-4.6 0h9.2M0-4.6v9.2',
  headquarters: 'M-2.4 5v-10l7 2.4-7 2.6',
  radar: 'M-4.4-3.4a6.4 6.4 0 0 0 7.8 7.8zM-.6.6l4-4M-1 4.4v.8',
  landmark: 'M-4.6 0l9.2 0M-3.2-3.2l6.4 6.4M3.2-3.2l-6.4 6.4M0-4.6v9.2',
  prisoners: 'M-4.4-4.4v8.8M-1.5-4.4v8.8M1.5-4.4v8.8M4.4-4.4v8.8M-4.4-1h8.8',
  equipment: 'M-4.4-2.4h8.8v6h-8.8zM-1.8-2.4v-2h3.6v2',
  airfield: 'M0-5v10M-5 .6l5-2 5 2M-2 4.6l2-1 2 1',
  station: 'M-4.4 4.4h8.8M-3-4.6h6v6.6h-6zM-3-1h6',
  spotting: 'M-5 0q5-5.4 10 0-5 5.4-10 0zM0-.9v1.8',
  exit: 'M-4.6 0h8.4M1-3l3 3-3 3',
  drop: 'M-5-.6a5 5 0 0 1 10 0zM-5-.6l5 5.4 5-5.4',
} as const

/** Places of the special rules, as discs at the top right of their hexes, above counters. command-cards.A1-A19 */
export const drawSpots = ({ map, special }: Pick<CommandCardsScenario, 'map' | 'special'>): string =>
  spotsOf(special)
    .map(({ hex, sign, what }) => {
      // A way off the board points over the nearer edge.
      const turn = sign !== 'exit' ? '' : ` transform="rotate(${2 * rowOf(map, hex) < map.height ? -90 : 90})"`
      return (
        `<g class="spot" transform="${placedAt(map, hex, 19, -19)}"><title>${what}</title>` +
        `<circle class="spot-disc" r="8.4"/><path class="spot-sign"${turn} d="${spotSigns[sign]}"/></g>`
      )
    })
    .join('')

interface Spot {
  readonly hex: Hex
  readonly sign: keyof typeof spotSigns
  readonly what: string
}

const spotsOf = (special: SpecialSetup): Spot[] => {
  const many = (hexes: readonly Hex[] | undefined, sign: Spot['sign'], what: string): Spot[] =>
    (hexes ?? []).map((hex) => ({ hex, sign, what }))
  const at = (list: readonly { readonly hex: Hex }[] | undefined): Hex[] => (list ?? []).map(({ hex }) => hex)
  const all = (list: readonly { readonly hexes: readonly Hex[] }[] | undefined): Hex[] =>
    (list ?? []).flatMap(({ hexes }) => hexes)
  const stations = special.trains?.flatMap((train) => train.stations)
  return [
    ...many(all(special.airplanes), 'airfield', 'Airfield'),
    ...many(all(special.airfield), 'airfield', 'Landing ground'),
    ...many(stations, 'station', 'Station'),
    ...many(all(special.paradrop), 'drop', 'Drop zone'),
    ...many(all(special.spotting), 'spotting', 'Observation post'),
    ...many(all(special.radar), 'radar', 'Radar'),
    ...many(at(special.hospitals), 'hospital', 'Hospital'),
    ...many(at(special.headquarters), 'headquarters', 'Headquarters'),
    ...many(at(special.sabotage), 'landmark', 'Landmark'),
    ...many(at(special.prisoners), 'prisoners', 'Prisoners'),
    ...many(at(special.equipment), 'equipment', 'Equipment'),
    ...many(all(special.exits), 'exit', 'Way off the board'),
  ]
}
