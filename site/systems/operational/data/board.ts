/** Small boards for map samples and for matchups. */
import type { Grid } from '../../../../engine/hex.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type {
  OperationalMap,
  OperationalScenario,
  OperationalSide,
  OperationalUnit,
} from '../../../../engine/systems/operational/scenario.ts'
import { terrainNumbers } from '../../../data/swatch.ts'

const side = (id: string): OperationalSide => ({
  id,
  name: id,
  colour: { light: '#7a6a4a', dark: '#9a8a6a' },
  victory: 'deny',
  sources: [],
  hubs: [],
  trucks: 0,
  prestige: 0,
  prepares: false,
  assets: [],
  cards: [],
  store: [],
})

export interface BoardParts {
  /** Unique among the boards of a page. */
  readonly id: string
  readonly grid: Grid
  /** Terrain id at a column and row, from 0. */
  readonly terrainAt: (column: number, row: number) => string
  readonly map?: Partial<Pick<OperationalMap, 'ways' | 'barriers' | 'bridges'>>
  readonly units?: readonly OperationalUnit[]
  /** Id of the weather; the first of the table by default. */
  readonly weather?: string
}

/** A scenario of one turn with nothing but a board. */
export const boardOf = (
  rules: OperationalRules,
  { id, grid, terrainAt, map, units = [], weather = Object.keys(rules.weather)[0] ?? '' }: BoardParts,
): OperationalScenario => {
  const terrainIds = ['off-map', ...Object.keys(rules.terrain)]
  const terrain = terrainNumbers(grid, terrainIds, terrainAt)
  return {
    system: 'operational',
    id,
    title: 'Board',
    summary: '',
    turns: 1,
    date: '1943-01-01',
    daysPerTurn: 1,
    difficulty: 'normal',
    weather: [weather],
    map: {
      ...grid,
      terrainIds,
      terrain,
      owner: terrain.map(() => 2),
      ways: [],
      barriers: [],
      bridges: [],
      damagedBridges: [],
      forts: [],
      names: [],
      ...map,
    },
    sides: [side('first'), side('second')],
    units,
    objectives: [],
    bonuses: [],
    headquarters: [],
    fog: false,
    rules,
  }
}
