/** From the tables as authors write them to the rules that the engine reads. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type {
  ArmiesFile,
  Drawing,
  FrameFile,
  GeneralsFile,
  LandscapeFile,
  NationsFile,
  SupportFile,
  TerrainFile,
  UnitEntry,
  UnitsFile,
  UpgradesFile,
} from '../../../../engine/systems/skirmish/tables.generated.ts'
import { resolveDrawing } from '../../../cartography/drawings/resolve.ts'
import { completeTable } from '../../../resolve/defaults.ts'
import { asRules, byField } from '../../../resolve/tables.ts'
import { schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'

/** The tables of a folder `systems/skirmish`, a file each; units in as many as there are. */
export interface RuleFiles {
  readonly frame: FrameFile
  readonly nations: NationsFile
  readonly terrain: TerrainFile
  readonly landscape: LandscapeFile
  readonly upgrades: UpgradesFile
  readonly support: SupportFile
  readonly generals: GeneralsFile
  readonly armies: ArmiesFile
  readonly units: readonly UnitsFile[]
}

/** The drawing of a card that has none of its own. */
const drawingOf = ({ drawing, class: unitClass }: UnitEntry): Drawing => drawing ?? { like: usual[unitClass] }

const usual = {
  infantry: 'riflemen',
  artillery: 'field-gun',
  tank: 'medium-tank',
  transport: 'lorry',
  aircraft: 'fighter',
} as const satisfies Record<UnitEntry['class'], Drawing['like']>

/** All tables together, with the defaults of what is not written; unit cards know the nation of their file. */
export const rulesOf = (files: RuleFiles): SkirmishRules => {
  const unitTypes = files.units.flatMap((file) =>
    Object.entries(completeTable(schemas.units, { kind: file.kind, entries: file.entries })).map(([id, entry]) => [
      id,
      { ...(entry as object), nation: file.nation, drawing: resolveDrawing(drawingOf(file.entries[id])) },
    ]),
  )
  return asRules<SkirmishRules>({
    ...byField(tableKinds, (kind) => completeTable(schemas[kind], files[kind])),
    // With their descriptions: who chooses an army reads them.
    armies: files.armies.entries,
    unitTypes: Object.fromEntries(unitTypes),
  })
}
