/** What can be selected in an operational battle: units and headquarters. */
import type { OperationalAction } from '../../../../engine/systems/operational/types.ts'
import type { Subject } from '../../systemUi.ts'

export const unitSubject = (unit: number): Subject => ({ kind: 'unit', number: unit })
export const hqSubject = (hq: number): Subject => ({ kind: 'hq', number: hq })

/** The number of what is selected, if it is of that kind. */
export const numberOf = (subject: Subject | null, kind: 'unit' | 'hq'): number | null =>
  subject?.kind === kind ? subject.number : null

export const actorOf = (action: OperationalAction): Subject | undefined => {
  if ('unit' in action) return unitSubject(action.unit)
  return 'hq' in action ? hqSubject(action.hq) : undefined
}
