/** Reads a scenario's tutorial: its steps here, what it points at and waits for by its rule system. */
import type { BattleScenario, Numbered, Tutorial } from '../bundle.ts'
import type { Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import type { AuthoredHex } from './hexes.ts'
import { checkKnown, readSide } from './read.ts'
import type { Readers } from './readers.ts'

/** A tutorial as it is written: with pointers and conditions of its system. */
interface WrittenTutorial<Pointer, Condition> {
  /** Id of the side that it teaches. */
  readonly side: string
  readonly opponent?: 'planner' | 'random'
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

/** What a rule system writes in its tutorials. */
export interface TutorialForm<WP, WC, Unit extends string, At extends string> {
  /** Facts of conditions that name a unit, and those that name a hex. */
  readonly unitFacts: readonly Unit[]
  readonly hexFacts: readonly At[]
  /** What else a pointer points at, when it is neither a unit nor a hex. */
  point?(written: WP, place: Place): object | null
  /** Looks at what else a condition names. */
  check?(written: WC, place: Place): void
}

type Named<F extends string, W> = { readonly [K in F]?: W }

/** The tutorial, or null when there is none; names that mean nothing are reported and left out. */
export const readTutorial = <
  WP extends Named<'unit', string> & Named<'hex', AuthoredHex>,
  WC extends Named<Unit, string> & Named<At, AuthoredHex>,
  Unit extends string,
  At extends string,
>(
  file: Valid<WrittenTutorial<WP, WC>> | undefined,
  { sides, units }: Pick<BattleScenario, 'sides' | 'units'>,
  { unitFacts, hexFacts, point, check }: TutorialForm<WP, WC, Unit, At>,
  { report, hex: readHex }: Pick<Readers, 'report' | 'hex'>,
): Tutorial<Numbered<WP, 'unit' | 'hex'>, Numbered<WC, Unit | At>> | null => {
  if (file === undefined) return null
  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const readUnit = makeUnitReader(units, report)
  const side = readSide(
    value.side,
    sides.map(({ id }) => id),
    root,
    report,
    'side',
  )
  const condition = (written: WC, place: Place): Numbered<WC, Unit | At> => {
    check?.(written, place)
    return {
      ...written,
      ...readFacts(written, unitFacts, readUnit, place),
      ...readFacts(written, hexFacts, readHex, place),
    } as Numbered<WC, Unit | At>
  }
  const pointer = (written: WP, place: Place): object | null => {
    const unit = written.unit === undefined ? undefined : readUnit(written.unit, below(place, 'unit'))
    if (written.unit !== undefined) return unit === undefined ? null : { unit }
    if (written.hex === undefined) return point?.(written, place) ?? null
    const hex = readHex(written.hex, place, 'hex')
    return hex === undefined ? null : { hex }
  }
  const show = (written: WP | undefined, place: Place) =>
    (written === undefined ? null : pointer(written, below(place, 'show'))) as Numbered<WP, 'unit' | 'hex'> | null
  const read = {
    opponent: value.opponent ?? 'planner',
    steps: value.steps.map(({ title, tasks }, step) => ({
      title,
      tasks: tasks.map((task, index) => {
        const place = below(root, 'steps', step, 'tasks', index)
        return {
          say: task.say,
          show: show(task.show, place),
          done: condition(task.done, below(place, 'done')),
          skip: task.skip === undefined ? null : condition(task.skip, below(place, 'skip')),
        }
      }),
    })),
    advice: (value.advice ?? []).map((advice, index) => {
      const place = below(root, 'advice', index)
      return {
        say: advice.say,
        show: show(advice.show, place),
        when: condition(advice.when, below(place, 'when')),
      }
    }),
  }
  return side === undefined ? null : { side, ...read }
}

/** What turns the ids of units into their numbers, and reports those that no unit has. */
const makeUnitReader =
  (units: readonly { readonly id: string }[], report: Report) =>
  (id: string, place: Place): number | undefined => {
    const number = units.findIndex((unit) => unit.id === id)
    if (number >= 0) return number
    const ids = units.map((unit) => unit.id)
    checkKnown(id, ids, 'unit-unknown', 'unit', place, report)
    return undefined
  }

/** The facts of a condition that name something, by its number; what cannot be read is left out. */
const readFacts = <F extends string, W>(
  authored: { readonly [K in F]?: W },
  facts: readonly F[],
  read: (name: W, place: Place) => number | undefined,
  place: Place,
): { readonly [K in F]?: number } =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      const name = authored[fact]
      const number = name === undefined ? undefined : read(name, below(place, fact))
      return number === undefined ? [] : [[fact, number]]
    }),
  ) as { readonly [K in F]?: number }
