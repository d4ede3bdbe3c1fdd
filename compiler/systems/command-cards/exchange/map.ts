/** The board of a position: the ground as it was, and what lies on it now. */
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { type Feature, makeMapText } from '../../../exchange/features.ts'
import { type About, count, lostIf } from '../../../exchange/position.ts'
import { signRows } from '../../../exchange/writeYaml.ts'
import { mapExchange } from './layout.ts'

type State = Readonly<CommandCardsState>

/** Hidden mines have 1 in `state.mine`, revealed ones more. */
const hidden = 1

/** `map.yaml`, and what it cannot say. */
export const mapOf = (
  { scenario, table }: CommandCardsGame,
  state: State,
  { wayNames }: About,
): { readonly text: string; readonly lost: readonly string[] } => {
  const { map, rules, sides } = scenario
  const obstacles: Feature[] = []
  let unplaced = 0
  // What lay there at the start first, in its order; then what was built, row by row.
  const first = map.obstacles.map(({ hex }) => hex)
  for (const hex of [...first, ...table.hexes.filter((one) => !first.includes(one))]) {
    if (state.obstacle[hex] === 0) continue
    const kind = table.obstacleIds[state.obstacle[hex] - 1]
    const authored = map.obstacles.find((one) => one.hex === hex && one.kind === kind)
    const { protects } = rules.obstacles[kind]
    const builder = state.minedBy[hex] > 0 ? state.minedBy[hex] - 1 : authored?.side
    if (
      (protects === 'builder' && authored?.side === undefined) ||
      (protects === 'over-its-sides' && authored?.sides === undefined)
    ) {
      unplaced++
      continue
    }
    obstacles.push({
      kind,
      ...(builder !== undefined && { by: sides[builder].id }),
      hexes: [hex],
      ...(authored?.sides !== undefined && { directions: authored.sides }),
    })
  }
  const board = Object.entries(rules.boards).find(
    ([, { width, height, borders }]) =>
      width === map.width && height === map.height && borders.join() === map.borders.join(),
  )
  const text = makeMapText(
    {
      grid: { width: map.width, height: map.height },
      words: { board: board?.[0] ?? Object.keys(rules.boards)[0] },
      signs: {
        terrain: signRows(map, (hex) =>
          map.terrain[hex] === 0 ? '-' : rules.terrain[map.terrainIds[map.terrain[hex]]].sign,
        ),
      },
      lists: {
        obstacles,
        ways: map.ways.map(
          ({ kind, hexes }, index): Feature => ({
            kind,
            ...(wayNames[index] !== undefined && { name: wayNames[index] }),
            hexes,
          }),
        ),
        ends: map.ends.map(({ hex, directions }) => ({ hexes: [hex], directions })),
        names: map.names.map(({ kind, text: name, hex }) => ({ kind, name, hexes: [hex] })),
      },
    },
    mapExchange.layout,
  )
  const revealed = state.mine.reduce((sum, mine) => sum + (mine > hidden ? 1 : 0), 0)
  const smoke = state.smoke.reduce((sum, turns) => sum + (turns > 0 ? 1 : 0), 0)
  return {
    text,
    lost: [
      ...lostIf(
        unplaced,
        `${count(unplaced, 'obstacle')} that nobody is said to have built ${unplaced === 1 ? 'is' : 'are'} left out.`,
      ),
      ...lostIf(
        revealed,
        `Mines on ${revealed === 1 ? 'a hex that was' : `${revealed} hexes that were`} revealed are hidden again, and worth what is drawn anew.`,
      ),
      ...lostIf(smoke, 'Smoke has lifted.'),
    ],
  }
}
