/** The renderers of rule systems, loaded on demand. */
import { modulesOf } from './index.ts'
import type { SystemRenderer } from './systemCompiler.ts'

const rendererOf = modulesOf<{ readonly systemRenderer: SystemRenderer }>('renderer')

/** The system renderer of a system that has a system compiler. @throws RangeError when there is none. */
export const systemRendererOf = (id: string): SystemRenderer => rendererOf(id).systemRenderer
