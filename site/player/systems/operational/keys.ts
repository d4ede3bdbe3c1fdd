/** Keys that only operational battles have. */
import { notify } from '../../announce.ts'
import type { Instrument } from '../../context.ts'
import type { Key } from '../../systemUi.ts'
import { hqSubject } from './subjects.ts'
import type { OperationalTypes } from './types.ts'

/** Selects the next own headquarters. */
const nextHq = ({ state, control }: Instrument<OperationalTypes>): void => {
  const { side } = state.position.value.state
  const own = state.view.value.headquarters.filter((hq) => hq.side === side)
  const next = own.find(({ hq }) => hq > (state.desk.hq.value ?? -1)) ?? own[0]
  if (next) control.select(hqSubject(next.hq))
  else notify(state, 'This side has no headquarters.')
}

export const keys: readonly Key<OperationalTypes>[] = [{ key: 'h', meaning: 'Next headquarters', press: nextHq }]
