/** What rule systems show and hand out, loaded when it is asked for. */
import { lazily } from '../host.ts'
import { systemIds } from './index.ts'
import type { SystemRenderer } from './systemCompiler.ts'

const renderers = new Map(
  systemIds.map((id) => [id, lazily<{ readonly systemRenderer: SystemRenderer }>(`systems/${id}/renderer`)]),
)

/** The system renderer of a system that has a system compiler. @throws RangeError when there is none. */
export const systemRendererOf = (id: string): SystemRenderer => {
  const found = renderers.get(id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found().systemRenderer
}
