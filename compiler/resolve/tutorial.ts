/** Reads a scenario's tutorial: what its steps point at and wait for are facts of its rule system, which the schema describes. */
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { BattleScenario, Tutorial } from '../bundle.ts'
import type { Valid } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { Schema } from '../schemas/schema.ts'
import { rootField } from '../schemas/walk.ts'
import { type NameReaders, withNumbers } from './numbers.ts'
import { checkKnown, readSide } from './read.ts'

/** A tutorial as it is written, with numbers in the place of names. */
interface Numbered<Pointer, Condition> extends Pick<Tutorial<object, object>, 'side'> {
  readonly opponent?: OpponentId
  readonly seed?: number
  readonly steps: readonly {
    readonly title: string
    readonly tasks: readonly {
      readonly say: string
      readonly show?: Pointer
      readonly done: Condition
      readonly skip?: Condition
    }[]
  }[]
  readonly advice?: readonly { readonly say: string; readonly show?: Pointer; readonly when: Condition }[]
}

/** The tutorial, or null when there is none; names that mean nothing are reported and left out. */
export const readTutorial = <Pointer extends object, Condition extends object>(
  schema: Schema,
  file: Valid | undefined,
  { sides, units }: Pick<BattleScenario, 'sides' | 'units'>,
  readers: Omit<NameReaders, 'side' | 'unit'>,
): Tutorial<Pointer, Condition> | null => {
  if (file === undefined) return null
  const ids = sides.map(({ id }) => id)
  const { report } = readers
  const read = withNumbers(
    schema,
    rootField(schema),
    file.value,
    { file: file.file, path: [] },
    {
      ...readers,
      side: (id, place) => readSide(id, ids, place, report),
      unit: makeUnitReader(units, report),
    },
  ) as Numbered<Pointer, Condition> | undefined
  if (read === undefined) return null
  // A pointer at something that is not there points at nothing.
  const pointer = (show: Pointer | undefined): Pointer | null =>
    show === undefined || Object.keys(show).length === 0 ? null : show
  const { side, opponent = 'veteran', seed = 1, steps, advice = [] } = read
  return {
    side,
    opponent,
    seed,
    steps: steps.map(({ title, tasks }) => ({
      title,
      tasks: tasks.map(({ say, show, done, skip = null }) => ({ say, show: pointer(show), done, skip })),
    })),
    advice: advice.map(({ say, show, when }) => ({ say, show: pointer(show), when })),
  }
}

/** Makes a function that turns the ids of units into their numbers, and reports unknown ones. */
const makeUnitReader =
  (units: readonly { readonly id: string }[], report: Report) =>
  (id: string, place: Place): number | undefined => {
    const number = units.findIndex((unit) => unit.id === id)
    if (number >= 0) return number
    const ids = units.map((unit) => unit.id)
    checkKnown(id, ids, 'unit-unknown', 'unit', place, report)
    return undefined
  }
