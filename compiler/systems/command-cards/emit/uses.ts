/** Which entries of the tables play a part in a scenario. */
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { terrainOf } from '../../../emit/reference.ts'
import type { EntryKind } from '../bundle.ts'

/** Ids by kind. What can only come into play later counts too: works that are dug, bridges that are built, caves that are sealed. */
export const usesOf = ({
  map,
  units,
  sides,
  deck,
  rules,
  special,
}: CommandCardsScenario): Readonly<Record<EntryKind, ReadonlySet<string>>> => {
  const cards = Object.entries(rules.cards).filter(
    ([id, { copies }]) => (copies[deck] ?? 0) > 0 || (special.airplanes && id === rules.special.airplanes.card),
  )
  const terrain = terrainOf(map)
  const hasCaves = [...terrain].some((id) => rules.terrain[id].tunnels)
  return {
    terrain,
    obstacles: new Set([
      ...map.obstacles.map(({ kind }) => kind),
      ...cards.flatMap(([, { digs }]) => digs ?? []),
      ...(special.minefields ? [rules.special.mines.obstacle] : []),
      ...(special.pontoons ? [rules.special.pontoon.obstacle] : []),
      ...(hasCaves ? [rules.special.cave.obstacle] : []),
    ]),
    ways: new Set(map.ways.map(({ kind }) => kind)),
    nations: new Set([...sides.map(({ nation }) => nation), ...units.map(({ nation }) => nation)]),
    unitTypes: new Set(units.map(({ type }) => type)),
    cards: new Set(cards.map(([id]) => id)),
    boards: new Set(
      Object.entries(rules.boards)
        .filter(([, { width, height }]) => width === map.width && height === map.height)
        .map(([id]) => id),
    ),
  }
}
